import { Select } from '@mantine/core'
import type { CustomField } from '#src/base/admin-kit/form/form-fields.ts'
import { MoneyInput } from '#src/base/admin-kit/form/inputs/money-input.tsx'
import { RowsField } from '#src/base/admin-kit/form/inputs/rows-field.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { currencies } from '#src/base/money.ts'
import { keptLineKinds } from '../policies.links.ts'
import { keptLineTexts, policyTexts } from './policies.strings.ts'

type Line = { kind: string; amount: number | string; currency: string }

const maxLines = 8

/** Costs per person that a policy never gives back. */
export function PolicyLinesField({ name, value, set, errors, label, help }: CustomField) {
  const t = useOfficeT(policyTexts)
  const tLine = useOfficeT(keptLineTexts)
  return (
    <RowsField
      label={label}
      help={help}
      error={errors[name]}
      rows={value as Line[]}
      set={set}
      empty={() => ({ kind: 'vize', amount: '', currency: 'EUR' })}
      texts={{ add: t('line_add'), remove: (n) => t('line_remove', { n }), none: t('no_lines') }}
      max={maxLines}
    >
      {(line, change, n) => (
        <>
          <Select
            aria-label={t('line_kind', { n })}
            data={keptLineKinds.map((kind) => ({ value: kind, label: tLine(kind) }))}
            value={line.kind}
            onChange={(kind) => change({ kind: kind ?? line.kind })}
            error={errors[`${name}.${n - 1}.kind`]}
            allowDeselect={false}
            w={190}
          />
          <MoneyInput
            aria-label={t('line_amount', { n })}
            value={line.amount}
            onChange={(amount) => change({ amount })}
            error={errors[`${name}.${n - 1}.amount`]}
            w={110}
          />
          <Select
            aria-label={t('line_currency', { n })}
            data={[...currencies]}
            value={line.currency}
            onChange={(currency) => change({ currency: currency ?? line.currency })}
            allowDeselect={false}
            w={85}
          />
        </>
      )}
    </RowsField>
  )
}
