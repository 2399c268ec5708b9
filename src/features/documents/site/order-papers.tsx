import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney } from '#src/base/money.ts'
import { FileText } from '#src/base/ui/icons.tsx'
import type { Order } from '#src/features/orders/book/orders.schema.ts'
import { type PaperWish, paperPath } from '#src/features/orders/book/papers.links.ts'
import { papersOf } from '#src/features/orders/book/papers.rules.ts'
import { OrderCard } from '#src/features/orders/site/order-card.tsx'

export function OrderPapers({ order, orderKey }: { order: Order; orderKey: string }) {
  const t = useT()
  const lang = useLang()
  const papers = papersOf(order)
  if (papers.length === 0) return null
  const nameOf = ({ kind, subject }: PaperWish) => {
    const payment = order.payments.find(({ id }) => id === subject)
    if (kind === 'receipt' && payment)
      return t('voucher.kind_receipt', { amount: formatMoney(payment.amount, payment.currency, lang) })
    const contract = order.contracts.find(({ contract_id }) => contract_id === subject)
    if (kind === 'contract') return t('voucher.kind_contract', { name: contract?.name ?? '' })
    if (kind === 'receipt') return t('voucher.kind_receipt', { amount: '' })
    return t(`voucher.kind_${kind}`)
  }
  return (
    <OrderCard look="aside" id="papers" title={t('voucher.papers')}>
      <p className="mt-1 text-ink-soft">{t('voucher.papers_text')}</p>
      <ul className="mt-3 divide-y divide-line">
        {papers.map((paper) => (
          <li key={`${paper.kind} ${paper.subject}`}>
            <a
              href={paperPath(order.order_no, orderKey, paper, lang)}
              className="flex min-h-11 items-center gap-3 py-2 font-semibold text-main hover:text-main-deep"
            >
              <FileText aria-hidden className="size-5 shrink-0" />
              <span className="min-w-0 underline underline-offset-4 [overflow-wrap:anywhere]">{nameOf(paper)}</span>
            </a>
          </li>
        ))}
      </ul>
    </OrderCard>
  )
}
