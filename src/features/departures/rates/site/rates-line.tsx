import { useI18n, useT } from '#src/base/i18n/i18n.tsx'
import { useRateText } from './rate-note.tsx'

/**
 * `≈ ile gösterilen tutarlar yaklaşıktır: 1 € = 52,0411 TL, TCMB satış kuru, 20 Kasım 2026`, once on a page: the rates behind its
 * approximate amounts. Nothing on a page without any. @param currencies of the page's prices
 */
export function RatesLine({ currencies, className = '' }: { currencies: readonly string[]; className?: string }) {
  const { rates, eur_rate } = useI18n()
  const t = useT()
  const textOf = useRateText()
  // Lira prices have their value in euros there.
  const used = new Set(currencies.map((currency) => (currency === 'TRY' && eur_rate ? 'EUR' : currency)))
  const texts = [...used].sort().flatMap((currency) => {
    const rate = rates?.[currency]
    return rate ? textOf(currency, rate) : []
  })
  if (texts.length === 0) return null
  return <p className={`text-xs text-ink-soft ${className}`}>{t('rates.line', { rates: texts.join(' · ') })}</p>
}
