import type { ReactNode } from 'react'
import { useT } from '#src/base/i18n/i18n.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { useCurrencyName } from '#src/features/bank-accounts/site/currency-name.ts'

type Props = {
  /** named when there are totals in several currencies; else null */
  currency: string | null
  amount: string
  /** the KDV in it */
  note: ReactNode
  amountClass?: string
  /** below the amount */
  children?: ReactNode
}

/** "Total" and its amount, large. */
export function TotalLine({ currency, amount, note, amountClass, children }: Props) {
  const t = useT()
  const nameOf = useCurrencyName()
  return (
    // The amount goes below its name only where it does not fit beside it; a long note about the rate does not push it there.
    <dl className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="grow basis-24">
        <span className="font-semibold">
          {currency ? t('cart.total_in', { currency: nameOf(currency) }) : t('cart.total')}
        </span>
        {note && <span className="block text-sm text-ink-soft">{note}</span>}
      </dt>
      <dd className="flex-1 text-end">
        <span translate="no" className={cx('whitespace-nowrap text-2xl font-bold tabular-nums', amountClass)}>
          {amount}
        </span>
        {children}
      </dd>
    </dl>
  )
}
