import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatMoney, toMinor } from '#src/base/money.ts'
import type { OfficePayment } from '#src/features/orders/book/orders.admin.schema.ts'
import { cardText, chargedText } from '#src/features/orders/money/card-text.ts'
import { cardTexts } from './card-office.strings.ts'

type Card = Omit<NonNullable<OfficePayment['card']>, 'provider'> & { provider: string }

/** Facts of a card payment, in the reader's language: "PayTR · Visa ···· 1234 · 3 taksit · 52.000 TL (1 € = 52 TL, 3 Mayıs)". */
export function useCardFacts(): (card: Card, currency: string) => string {
  const t = useOfficeT(cardTexts)
  const { lang } = usePreferences()
  return ({ provider, charged, surcharge, installments, try_rate, rate_day, ...card }, currency) => {
    return [
      provider === 'paytr' ? 'PayTR' : 'iyzico',
      cardText(card),
      installments !== null && installments > 1 && t('installments', { n: installments }),
      try_rate !== null && chargedText({ charged: toMinor(charged), try_rate, rate_day }, currency, lang),
      surcharge > 0 && t('surcharge', { amount: formatMoney(surcharge, 'TRY', lang) }),
    ]
      .filter(Boolean)
      .join(' · ')
  }
}
