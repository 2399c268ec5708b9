import { formatDay } from '#src/base/dates.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatRate } from '#src/base/money.ts'
import type { DayRate } from '../rates.schema.ts'

type Props = { currency: string; rate: DayRate | null; className?: string }

/** `1 € = 52,0411 TL, TCMB satış kuru, 20 Kasım 2026`: nothing for lira, and without a rate. */
export function RateNote({ currency, rate, className = '' }: Props) {
  const t = useT()
  const lang = useLang()
  if (!rate) return null
  return (
    <span className={`text-xs text-ink-soft ${className}`}>
      {t(`rates.${rate.source}`, { rate: formatRate(currency, rate.try_rate, lang), day: formatDay(rate.day, lang) })}
    </span>
  )
}
