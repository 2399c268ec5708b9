import { useT } from '#src/base/i18n/i18n.tsx'
import type { StringKey } from '#src/base/string-key.ts'

const names: Record<string, StringKey> = { TRY: 'bank.try', EUR: 'bank.eur', USD: 'bank.usd', GBP: 'bank.gbp' }

/** Name of a currency for use in a sentence; its code when the locale has no name for it. */
export function useCurrencyName(): (currency: string) => string {
  const t = useT()
  return (currency) => (names[currency] ? t(names[currency]) : currency)
}
