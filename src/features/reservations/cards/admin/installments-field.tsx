import { ActionIcon, Autocomplete, Button, Group, Input, NumberInput, Stack } from '@mantine/core'
import { Plus, X } from 'lucide-react'
import type { CustomField } from '#src/base/admin-kit/form/form-fields.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { cardSettingsTexts } from './cards.strings.ts'

type Row = { family: string; count: number | string; rate: number | string }

/** Families of Turkish banks; others can be typed. */
const families = ['Axess', 'Bonus', 'CardFinans', 'Maximum', 'Paraf', 'Sağlam Kart', 'Advantage', 'World']
const maxShown = 60

/** The table of instalments. */
export function InstallmentsField({ name, value, set, errors, label, help }: CustomField) {
  const t = useOfficeT(cardSettingsTexts)
  const rows = value as Row[]
  const change = (at: number, part: Partial<Row>) =>
    set(rows.map((row, place) => (place === at ? { ...row, ...part } : row)))
  return (
    <Input.Wrapper
      label={label}
      description={help}
      labelElement="div"
      role="group"
      error={errors[name]}
      aria-label={label}
    >
      <Stack gap={14} mt={8}>
        {rows.map((row, at) => {
          const n = at + 1
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position
            <Group key={at} gap="xs" align="flex-start">
              <Autocomplete
                aria-label={t('row_family', { n })}
                placeholder={t('row_all')}
                data={families}
                value={row.family}
                onChange={(family) => change(at, { family })}
                error={errors[`${name}.${at}.family`]}
                maxLength={40}
                w={170}
              />
              <NumberInput
                aria-label={t('row_count', { n })}
                value={row.count}
                onChange={(count) => change(at, { count })}
                error={errors[`${name}.${at}.count`]}
                min={2}
                max={12}
                allowDecimal={false}
                hideControls
                suffix={t('count_suffix')}
                w={110}
              />
              <NumberInput
                aria-label={t('row_rate', { n })}
                value={row.rate}
                onChange={(rate) => change(at, { rate })}
                error={errors[`${name}.${at}.rate`]}
                min={0}
                max={100}
                decimalScale={2}
                decimalSeparator=","
                hideControls
                prefix="%"
                suffix={t('rate_suffix')}
                w={150}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={t('row_remove', { n })}
                onClick={() => set(rows.filter((_, place) => place !== at))}
              >
                <X size={16} aria-hidden="true" />
              </ActionIcon>
            </Group>
          )
        })}
        {rows.length < maxShown && (
          <Button
            variant="light"
            size="xs"
            leftSection={<Plus size={14} aria-hidden="true" />}
            style={{ alignSelf: 'flex-start' }}
            onClick={() => set([...rows, { family: rows.at(-1)?.family ?? '', count: '', rate: 0 }])}
          >
            {t('row_add')}
          </Button>
        )}
      </Stack>
    </Input.Wrapper>
  )
}
