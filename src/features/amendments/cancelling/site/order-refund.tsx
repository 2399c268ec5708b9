import { dayOf, formatDay } from '#src/base/dates.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney } from '#src/base/money.ts'
import type { Cancellation } from '#src/features/orders/money/cancelling.schema.ts'
import { Amount, OrderCard } from '#src/features/orders/site/order-card.tsx'

/** Of a cancelled order: what was kept, what goes back, and by when. Nothing for one that was never paid. */
export function OrderRefund({ cancellation: { day, sums } }: { cancellation: Cancellation }) {
  const t = useT()
  const lang = useLang()
  const paid = sums.filter((sum) => sum.paid > 0)
  if (paid.length === 0) return null
  return (
    <OrderCard look="printed" id="refund" title={t('cancelling.done_title')}>
      <p className="mt-2 text-ink-soft">{t('cancelling.cancelled_on', { day: formatDay(day, lang) })}</p>
      {paid.map(({ currency, paid, kept, refund, due_on, done_at }) => (
        <div key={currency} className="mt-3">
          <dl className="grid max-w-sm grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
            <Amount label={t('cancelling.paid')} text={formatMoney(paid, currency, lang)} />
            <Amount label={t('cancelling.kept')} text={formatMoney(Math.min(paid, kept), currency, lang)} />
            <Amount label={t('cancelling.refund')} text={formatMoney(refund, currency, lang)} isMain />
          </dl>
          <p className="mt-2">
            {done_at
              ? t('cancelling.refund_done', { day: formatDay(dayOf(new Date(done_at)), lang) })
              : due_on
                ? t('cancelling.refund_by', { day: formatDay(due_on, lang) })
                : t('cancelling.no_refund')}
          </p>
        </div>
      ))}
    </OrderCard>
  )
}
