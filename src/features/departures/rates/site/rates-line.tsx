import { formatDay } from '#src/base/dates.ts'
import { useI18n, useT } from '#src/base/i18n/i18n.tsx'
import { formatRate } from '#src/base/money.ts'

/**
 * `≈ ile gösterilen tutarlar yaklaşıktır: 1 € = 52,0411 TL, TCMB satış kuru, 20 Kasım 2026`, once on a page: the rates behind its
 * approximate amounts. Nothing on a page without any. @param currencies of the page's prices
 */
export function RatesLine({ currencies, className = '' }: { currencies: readonly string[]; className?: string }) {
  const { lang, rates, eur_rate } = useI18n()
  const t = useT()
  // Where a lira price has its value in euros.
  const used = new Set(currencies.map((currency) => (currency === 'TRY' && eur_rate ? 'EUR' : currency)))
  const texts = [...used].sort().flatMap((currency) => {
    const rate = rates?.[currency]
    if (!rate) return []
    return t(`rates.${rate.source}`, {
      rate: formatRate(currency, rate.try_rate, lang),
      day: formatDay(rate.day, lang),
    })
  })
  if (texts.length === 0) return null
  return <p className={`text-xs text-ink-soft ${className}`}>{t('rates.line', { rates: texts.join(' · ') })}</p>
}
