import { useEffect, useState } from 'react'
import { formatDay } from '#src/base/dates.ts'
import { browserApi } from '#src/base/http/client/browser-client.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney, subtractMajor } from '#src/base/money.ts'
import type { Order } from '#src/features/orders/book/orders.schema.ts'
import type { CancelPreview, CancelSum, Deduction } from '#src/features/orders/money/cancelling.schema.ts'
import { Amount } from '#src/features/orders/site/order-card.tsx'

/**
 * Deduction of a cancellation today. `undefined` while it loads; null when it is unknown, and the contract decides.
 * @param options `round`: a new number loads it again
 */
export function useDeduction(
  { order_no }: Order,
  key: string,
  { isWanted, round }: { isWanted: boolean; round: number },
): Deduction | null | undefined {
  const lang = useLang()
  const [deduction, setDeduction] = useState<Deduction | null | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round loads again
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    setDeduction(undefined)
    void browserApi()(lang)
      .post<CancelPreview>('/api/cancellation-preview', { order_no, key })
      .then((answer) => isCurrent && setDeduction(answer.ok ? answer.data.deduction : null))
    return () => {
      isCurrent = false
    }
  }, [order_no, key, lang, isWanted, round])
  return deduction
}

/** Paid, reported, kept and refunded by currency, and how what is kept comes about. */
export function CancelDeduction({ deduction: { day, due_on, items, sums } }: { deduction: Deduction }) {
  const t = useT()
  const lang = useLang()
  const hasRefund = sums.some(({ refund }) => refund !== null && refund > 0)
  const isReported = sums.some(({ reported }) => reported > 0)
  return (
    <section className="rounded-field bg-sand px-4 py-3" data-deduction>
      <h3 className="font-sans text-base font-semibold tracking-normal">
        {t('cancelling.today', { day: formatDay(day, lang) })}
      </h3>
      {sums.map(({ currency, paid, reported, refund }) => (
        <dl key={currency} className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
          {(paid > 0 || reported === 0) && (
            <Amount label={t('cancelling.paid')} text={formatMoney(paid, currency, lang)} />
          )}
          {reported > 0 && <Amount label={t('cancelling.reported')} text={formatMoney(reported, currency, lang)} />}
          <Amount
            label={t('cancelling.kept')}
            text={`− ${formatMoney(keptOf({ paid, reported, refund }), currency, lang)}`}
          />
          <Amount label={t('cancelling.refund')} text={formatMoney(refund ?? 0, currency, lang)} isMain />
        </dl>
      ))}
      <ul className="mt-2 space-y-0.5 text-sm text-ink-soft">
        {items.map(({ tour_name, start_date, days, percent, lines, currency }) => (
          <li key={`${tour_name}${start_date}`}>
            <span>
              {days < 0
                ? t('cancelling.percent_past', { tour: tour_name, percent })
                : t('cancelling.percent', { tour: tour_name, n: days, percent })}
            </span>
            {lines.map(({ kind, amount }) => (
              <span key={kind}>
                {` + ${t('cancelling.line', { name: t(`policy.line_${kind}`), amount: formatMoney(amount, currency, lang) })}`}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {isReported && <p className="mt-2 text-sm">{t('cancelling.reported_note')}</p>}
      <p className="mt-2 text-sm">
        {hasRefund ? t('cancelling.within', { day: formatDay(due_on, lang) }) : t('cancelling.less_paid')}
      </p>
    </section>
  )
}

/** The amount that is not refunded. */
function keptOf({ paid, reported, refund }: Pick<CancelSum, 'paid' | 'reported' | 'refund'>): number {
  return subtractMajor(paid, subtractMajor(refund ?? 0, reported))
}
