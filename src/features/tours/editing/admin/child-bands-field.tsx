import { ActionIcon, Button, Group, Input, NumberInput, Stack, Text } from '@mantine/core'
import { Plus, X } from 'lucide-react'
import type { CustomField } from '#src/base/admin-kit/form/form-fields.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { tourTexts } from './tour.strings.ts'

/** `band` is the band's number in the stored tour, whose prices it keeps. */
type BandValue = { band: number | null; min_age: number | string; max_age: number | string }

const maxBands = 4

/** Age bands with child prices, at most four. */
export function ChildBandsField({ name, value, set, errors }: CustomField) {
  const t = useOfficeT(tourTexts)
  const bands = value as BandValue[]
  const change = (at: number, part: Partial<BandValue>) =>
    set(bands.map((band, place) => (place === at ? { ...band, ...part } : band)))
  const add = () => {
    const last = Number(bands.at(-1)?.max_age ?? -1)
    const next = Math.min(last + 1, 17)
    set([...bands, { band: null, min_age: next, max_age: Math.min(next + 5, 17) }])
  }
  return (
    <Input.Wrapper
      label={t('bands')}
      description={t('bands_help')}
      labelElement="div"
      role="group"
      error={errors[name]}
      aria-label={t('bands')}
    >
      <Stack gap={8} mt={8}>
        {bands.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('no_bands')}
          </Text>
        )}
        {bands.map((band, at) => {
          const n = at + 1
          const age = (part: 'min_age' | 'max_age', label: string) => (
            <NumberInput
              aria-label={label}
              value={band[part]}
              onChange={(age) => change(at, { [part]: age })}
              error={errors[`${name}.${at}.${part}`]}
              min={0}
              max={17}
              allowDecimal={false}
              suffix={` ${t('years')}`}
              w={120}
            />
          )
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a band is identified by its position
            <Group key={at} gap="xs" align="flex-start">
              {age('min_age', t('band_from', { n }))}
              <Text pt={7} aria-hidden="true">
                –
              </Text>
              {age('max_age', t('band_to', { n }))}
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={t('band_remove', { n })}
                onClick={() => set(bands.filter((_, place) => place !== at))}
              >
                <X size={16} aria-hidden="true" />
              </ActionIcon>
            </Group>
          )
        })}
        {bands.length < maxBands && (
          <Button
            variant="light"
            size="xs"
            leftSection={<Plus size={14} aria-hidden="true" />}
            style={{ alignSelf: 'flex-start' }}
            onClick={add}
          >
            {t('band_add')}
          </Button>
        )}
      </Stack>
    </Input.Wrapper>
  )
}
