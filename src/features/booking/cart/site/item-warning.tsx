import type { ReactNode } from 'react'
import { useFailureText } from '#src/base/http/client/use-failure-text.ts'
import { type T, useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney } from '#src/base/money.ts'
import { Notice } from '#src/base/ui/display/notice.tsx'
import type { Verdict } from './cart-pricing.ts'

/** Why an item cannot be booked, or how its price changed. @param children actions for the visitor */
export function ItemWarning({ verdict, children }: { verdict: Verdict; children?: ReactNode }) {
  const t = useT()
  const lang = useLang()
  const sentenceOf = useFailureText()
  const warning = warningOf(verdict, { t, lang, sentenceOf })
  if (!warning) return null
  const { tone, title, text } = warning
  return (
    <Notice tone={tone} title={title}>
      {text !== undefined && <p>{text}</p>}
      {children && <div className="mt-2 flex flex-wrap gap-2">{children}</div>}
    </Notice>
  )
}

type Warning = { tone: 'warn' | 'bad'; title: string; text?: string }

type Words = { t: T; lang: string; sentenceOf: ReturnType<typeof useFailureText> }

function warningOf(verdict: Verdict, { t, lang, sentenceOf }: Words): Warning | null {
  const moneyText = ({ total, currency }: { total: number; currency: string }) => formatMoney(total, currency, lang)
  switch (verdict.kind) {
    case 'priced':
      return (
        verdict.before && {
          tone: 'warn',
          title: t('cart.price_changed', { before: moneyText(verdict.before), now: moneyText(verdict.quote) }),
        }
      )
    case 'few-seats': {
      const n = verdict.seats_left
      return { tone: 'bad', title: n === 0 ? t('cart.no_seats') : t('cart.few_seats', { n }) }
    }
    case 'date-gone':
      return { tone: 'bad', title: t('cart.date_not_sold'), text: verdict.message }
    case 'tour-gone':
      return { tone: 'bad', title: t('cart.tour_not_sold') }
    case 'failed':
      return { tone: 'warn', title: t('cart.price_failed'), text: sentenceOf(verdict.failed) }
  }
}
