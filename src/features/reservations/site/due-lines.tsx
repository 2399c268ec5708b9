import { formatDay } from '#src/base/dates.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney } from '#src/base/money.ts'
import { cx } from '#src/base/ui/cx.ts'
import type { OrderTotal } from '../orders/orders.schema.ts'

type Props = {
  total: Pick<OrderTotal, 'currency' | 'due' | 'deposit' | 'balances'>
  /** true when no deposit is due today: the order is confirmed or closed */
  isPast?: boolean
  className?: string
}

const texts = {
  deposit: ['pricing.deposit_today', 'pricing.deposit'],
  mixed: ['pricing.due_today', 'pricing.due_at_booking'],
} as const

/** The amount due today and the balances with their last days; nothing when the whole amount is due at booking. */
export function DueLines({ total: { currency, due, deposit, balances }, isPast = false, className }: Props) {
  const t = useT()
  const lang = useLang()
  if (due === 'all') return null
  const row = 'flex justify-between gap-4'
  const amount = 'whitespace-nowrap tabular-nums'
  return (
    <dl className={cx('space-y-1 rounded-field bg-sand px-3 py-2 text-sm print:bg-transparent print:p-0', className)}>
      <div className={cx(row, 'font-semibold')}>
        <dt>{t(texts[due][isPast ? 1 : 0])}</dt>
        <dd className={amount}>{formatMoney(deposit, currency, lang)}</dd>
      </div>
      {balances.map((balance) => (
        <div key={balance.due_on} className={row}>
          <dt>{t('pricing.balance_by', { date: formatDay(balance.due_on, lang) })}</dt>
          <dd className={amount}>{formatMoney(balance.amount, currency, lang)}</dd>
        </div>
      ))}
    </dl>
  )
}
