import { Autocomplete, NumberInput } from '@mantine/core'
import type { CustomField } from '#src/base/admin-kit/form/form-fields.ts'
import { RowsField } from '#src/base/admin-kit/form/inputs/rows-field.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { cardSettingsTexts } from './cards.strings.ts'

type Row = { family: string; count: number | string; rate: number | string }

/** Families of Turkish banks; others can be typed. */
const families = ['Axess', 'Bonus', 'CardFinans', 'Maximum', 'Paraf', 'Sağlam Kart', 'Advantage', 'World']
const maxShown = 60

export function InstallmentsField({ name, value, set, errors, label, help }: CustomField) {
  const t = useOfficeT(cardSettingsTexts)
  const rows = value as Row[]
  return (
    <RowsField
      label={label}
      help={help}
      error={errors[name]}
      rows={rows}
      set={set}
      empty={() => ({ family: rows.at(-1)?.family ?? '', count: '', rate: 0 })}
      texts={{ add: t('row_add'), remove: (n) => t('row_remove', { n }) }}
      max={maxShown}
    >
      {(row, change, n) => (
        <>
          <Autocomplete
            aria-label={t('row_family', { n })}
            placeholder={t('row_all')}
            data={families}
            value={row.family}
            onChange={(family) => change({ family })}
            error={errors[`${name}.${n - 1}.family`]}
            w={170}
          />
          <NumberInput
            aria-label={t('row_count', { n })}
            placeholder={t('row_count_short')}
            value={row.count}
            onChange={(count) => change({ count })}
            error={errors[`${name}.${n - 1}.count`]}
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
            onChange={(rate) => change({ rate })}
            error={errors[`${name}.${n - 1}.rate`]}
            min={0}
            max={100}
            decimalScale={2}
            decimalSeparator=","
            hideControls
            prefix="%"
            suffix={t('rate_suffix')}
            w={150}
          />
        </>
      )}
    </RowsField>
  )
}
