import { formatDay } from '#src/base/dates.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatRate } from '#src/base/money.ts'
import type { DayRate } from '../rates.schema.ts'

type Props = { currency: string; rate: DayRate | null; className?: string }

/** `1 € = 52,0411 TL, TCMB satış kuru, 20 Kasım 2026`: nothing for lira, and without a rate. */
export function RateNote({ currency, rate, className = '' }: Props) {
  const textOf = useRateText()
  if (!rate) return null
  return <span className={`text-xs text-ink-soft ${className}`}>{textOf(currency, rate)}</span>
}

/** The same as text, for a sentence. */
export function useRateText(): (currency: string, rate: DayRate) => string {
  const t = useT()
  const lang = useLang()
  return (currency, { source, try_rate, day }) =>
    t(`rates.${source}`, { rate: formatRate(currency, try_rate, lang), day: formatDay(day, lang) })
}
