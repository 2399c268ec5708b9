import type { ReactNode } from 'react'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney } from '#src/base/money.ts'
import { Notice } from '#src/base/ui/display/notice.tsx'
import type { Verdict } from './cart-pricing.ts'

/** Why an item cannot be booked, or how its price changed. @param children what the visitor can do about it */
export function ItemWarning({ verdict, children }: { verdict: Verdict; children?: ReactNode }) {
  const t = useT()
  const lang = useLang()
  const ways = children && <div className="mt-2 flex flex-wrap gap-2">{children}</div>
  switch (verdict.kind) {
    case 'priced': {
      const { before, quote } = verdict
      if (!before) return null
      const amounts = {
        before: formatMoney(before.total, before.currency, lang),
        now: formatMoney(quote.total, quote.currency, lang),
      }
      return (
        <Notice tone="warn" title={t('cart.price_changed', amounts)}>
          {ways}
        </Notice>
      )
    }
    case 'few-seats': {
      const n = verdict.seats_left
      return (
        <Notice tone="bad" title={n === 0 ? t('cart.no_seats') : t('cart.few_seats', { n })}>
          {ways}
        </Notice>
      )
    }
    case 'date-gone':
      return (
        <Notice tone="bad" title={t('cart.date_not_sold')}>
          <p>{verdict.message}</p>
          {ways}
        </Notice>
      )
    case 'tour-gone':
      return (
        <Notice tone="bad" title={t('cart.tour_not_sold')}>
          {ways}
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="warn" title={t('cart.price_failed')}>
          <p>{verdict.message}</p>
          {ways}
        </Notice>
      )
  }
}
