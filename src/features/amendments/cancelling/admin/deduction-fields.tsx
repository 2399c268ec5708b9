import { Stack, Text } from '@mantine/core'
import { MoneyInput } from '#src/base/admin-kit/form/inputs/money-input.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatDay } from '#src/base/dates.ts'
import { currencySymbol, formatMoney, isAmount, subtractMajor } from '#src/base/money.ts'
import type { CancelSum, Deduction } from '#src/features/orders/money/cancelling.schema.ts'
import { cancellingTexts } from './cancelling.strings.ts'

/** Typed amounts by currency; a currency without one has what the terms keep. */
export type TypedKept = Readonly<Record<string, number | string>>

/** The typed amounts for the request. */
export function keptBody(typed: TypedKept): { currency: string; amount: number }[] {
  return Object.entries(typed).flatMap(([currency, amount]) =>
    amount === '' ? [] : [{ currency, amount: Number(amount) }],
  )
}

type Props = {
  deduction: Deduction
  /** false: the agency cancels, which keeps nothing */
  mayKeep: boolean
  typed: TypedKept
  onType: (typed: TypedKept) => void
  error: string | undefined
}

/** Kept and refunded amounts of a cancellation; staff may change the kept one. Empty when nothing was paid and nothing is kept. */
export function DeductionFields({ deduction, mayKeep, typed, onType, error }: Props) {
  const sums = deduction.sums.filter(({ paid, policy_kept }) => paid > 0 || (mayKeep && (policy_kept ?? 0) > 0))
  return (
    <Stack gap="sm">
      {sums.map((sum) => (
        <Sum
          key={sum.currency}
          sum={sum}
          deduction={deduction}
          mayKeep={mayKeep}
          typed={typed[sum.currency]}
          onType={(amount) => onType({ ...typed, [sum.currency]: amount })}
          error={error}
          isOnly={sums.length === 1}
        />
      ))}
    </Stack>
  )
}

type SumProps = Omit<Props, 'typed' | 'onType'> & {
  sum: CancelSum
  typed: number | string | undefined
  onType: (amount: number | string) => void
  isOnly: boolean
}

function Sum({ sum, deduction: { day, due_on }, mayKeep, typed, onType, error, isOnly }: SumProps) {
  const t = useOfficeT(cancellingTexts)
  const { lang } = usePreferences()
  const { currency, paid, policy_kept } = sum
  const money = (amount: number) => formatMoney(amount, currency, lang)
  const value = typed ?? sum.kept ?? ''
  const kept = value === '' ? null : Number(value)
  const left = kept !== null && isAmount(kept) ? subtractMajor(paid, kept) : null
  const isOther = mayKeep && policy_kept !== null && kept !== null && kept !== policy_kept
  return (
    <div>
      {mayKeep && (
        <MoneyInput
          label={isOnly ? t('keep') : t('keep_of', { currency })}
          description={
            policy_kept === null
              ? t('no_terms')
              : `${t('by_terms', { amount: money(policy_kept) })} · ${t('of_day', { day: formatDay(day, lang) })}`
          }
          suffix={` ${currencySymbol(currency)}`}
          value={value}
          onChange={onType}
          error={error}
        />
      )}
      {left !== null && (
        <Text size="sm" mt={6} role="status">
          {left > 0
            ? t('refund', { amount: money(left), day: formatDay(due_on, lang) })
            : left < 0
              ? t('missing', { amount: money(-left) })
              : t('no_refund')}
        </Text>
      )}
      {isOther && (
        <Text size="sm" c="dimmed">
          {t('otherwise')}
        </Text>
      )}
    </div>
  )
}
