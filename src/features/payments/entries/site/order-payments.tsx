import { formatDay } from '#src/base/dates.ts'
import { apart } from '#src/base/direction.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney, formatRate } from '#src/base/money.ts'
import { Badge } from '#src/base/ui/display/badge.tsx'
import { Notice } from '#src/base/ui/display/notice.tsx'
import type { Order } from '#src/features/orders/book/orders.schema.ts'
import { OrderCard } from '#src/features/orders/site/order-card.tsx'
import { noticeTexts } from '#src/features/orders/site/order-status.ts'

/** Reported payments and the office's decision about each. */
export function OrderPayments({ payments }: Pick<Order, 'payments'>) {
  const t = useT()
  const lang = useLang()
  return (
    <OrderCard look="printed" id="payments" title={t('result.payments')}>
      <ul className="mt-3 divide-y divide-line print:mt-1">
        {payments.map(({ status, amount, currency, lira, paid_on, bank, sender, has_receipt }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: payments are only appended
          <li key={index} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 print:py-1">
            <div className="min-w-0">
              <p translate="no" className="font-semibold tabular-nums">
                {formatMoney(amount, currency, lang)}
              </p>
              <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
                {[
                  liraText(lira, currency, lang),
                  formatDay(paid_on, lang),
                  bank && apart(bank),
                  apart(sender),
                  has_receipt && t('result.with_receipt'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <Badge tone={status === 'eslesti' ? 'good' : status === 'reddedildi' ? 'warn' : 'plain'}>
              {t(noticeTexts[status])}
            </Badge>
          </li>
        ))}
      </ul>
    </OrderCard>
  )
}

function liraText(lira: Order['payments'][number]['lira'], currency: string, lang: string): string {
  return lira ? `${formatMoney(lira.charged, 'TRY', lang)} (${formatRate(currency, lira.try_rate, lang)})` : ''
}

/** More was paid than the order costs, or after its seats had been released: how much, and what happens with it. */
export function OrderOverpaid({ overpaid, status }: Pick<Order, 'overpaid' | 'status'>) {
  const t = useT()
  const lang = useLang()
  const kind = status === 'suresi-doldu' ? 'late' : 'overpaid'
  return overpaid.map(({ currency, amount }) => (
    <Notice key={currency} tone="info" role="status">
      <strong>{t(`cards.${kind}`, { amount: formatMoney(amount, currency, lang) })}</strong>{' '}
      <span>{t(`cards.${kind}_text`)}</span>
    </Notice>
  ))
}
