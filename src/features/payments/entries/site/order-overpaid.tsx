import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney } from '#src/base/money.ts'
import { Notice } from '#src/base/ui/display/notice.tsx'
import type { Order } from '#src/features/orders/book/orders.schema.ts'

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
