import { NumberInput, Text } from '@mantine/core'
import type { CustomField } from '#src/base/admin-kit/form/form-fields.ts'
import { RowsField } from '#src/base/admin-kit/form/inputs/rows-field.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { tourTexts } from './tour.strings.ts'

/** `band` is the band's number in the stored tour, whose prices it keeps. */
type BandValue = { band: number | null; min_age: number | string; max_age: number | string }

const maxBands = 4

/** Age bands with child prices, at most four. */
export function ChildBandsField({ name, value, set, errors, label, help }: CustomField) {
  const t = useOfficeT(tourTexts)
  const bands = value as BandValue[]
  const nextBand = (): BandValue => {
    const from = Math.min(Number(bands.at(-1)?.max_age ?? -1) + 1, 17)
    return { band: null, min_age: from, max_age: Math.min(from + 5, 17) }
  }
  return (
    <RowsField
      label={label}
      help={help}
      error={errors[name]}
      rows={bands}
      set={set}
      empty={nextBand}
      texts={{ add: t('band_add'), remove: (n) => t('band_remove', { n }), none: t('no_bands') }}
      max={maxBands}
    >
      {(band, change, n) => {
        const age = (part: 'min_age' | 'max_age', label: string) => (
          <NumberInput
            aria-label={label}
            value={band[part]}
            onChange={(value) => change({ [part]: value })}
            error={errors[`${name}.${n - 1}.${part}`]}
            min={0}
            max={17}
            allowDecimal={false}
            hideControls
            suffix={` ${t('years')}`}
            w={92}
          />
        )
        return (
          <>
            {age('min_age', t('band_from', { n }))}
            <Text pt={7} aria-hidden="true">
              –
            </Text>
            {age('max_age', t('band_to', { n }))}
          </>
        )
      }}
    </RowsField>
  )
}
