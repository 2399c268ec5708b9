import { useT } from '#src/base/i18n/i18n.tsx'
import type { StringKey } from '#src/base/i18n/string-key.ts'

const names: Record<string, StringKey> = { TRY: 'bank.try', EUR: 'bank.eur', USD: 'bank.usd', GBP: 'bank.gbp' }

/** A currency in words, as it stands in a sentence; its code when there are none. */
export function useCurrencyName(): (currency: string) => string {
  const t = useT()
  return (currency) => (names[currency] ? t(names[currency]) : currency)
}
