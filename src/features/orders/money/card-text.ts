import { type Day, formatDay } from '#src/base/dates.ts'
import { formatMoney, formatRate, type Minor, toMajor } from '#src/base/money.ts'

/** Brands as providers write them, and as people know them. */
const brands: Readonly<Record<string, string>> = {
  VISA: 'Visa',
  MASTER_CARD: 'Mastercard',
  MASTERCARD: 'Mastercard',
  AMERICAN_EXPRESS: 'American Express',
  TROY: 'Troy',
}

/** "Mastercard ···· 0008"; '' when the provider reports neither brand nor digits. */
export function cardText({ card_brand, card_last_four }: { card_brand: string; card_last_four: string }): string {
  const brand = brands[card_brand.toUpperCase()] ?? card_brand
  return [brand, card_last_four && `···· ${card_last_four}`].filter(Boolean).join(' ')
}

/** Amount charged to a card, or refunded to it, in kuruş, with the rate of the payment. */
export type ChargedCard = { charged: Minor; try_rate: number | string | null; rate_day: Day | null }

/** "25.000 TL (1 € = 50,00 TL, 20 Kasım 2026)"; without a rate the amount alone. */
export function chargedText({ charged, try_rate, rate_day }: ChargedCard, currency: string, lang: string): string {
  const lira = formatMoney(toMajor(charged), 'TRY', lang)
  if (try_rate === null) return lira
  const rate = formatRate(currency, Number(try_rate), lang)
  return `${lira} (${rate_day === null ? rate : `${rate}, ${formatDay(rate_day, lang)}`})`
}
