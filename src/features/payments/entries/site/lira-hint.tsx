import { formatDay } from '#src/base/dates.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney, formatRate, fromLira, toMajor, toMinor } from '#src/base/money.ts'
import type { LiraOffer } from '../payments.schema.ts'

/** "Ödenecek 100.000 TL (1 € = 50,00 TL, 20 Kasım 2026)" */
export function useLiraHint(): (lira: LiraOffer) => string {
  const t = useT()
  const lang = useLang()
  return ({ currency, try_rate, day, open }) =>
    t('result.notice_lira_open', {
      amount: formatMoney(open, 'TRY', lang),
      rate: formatRate(currency, try_rate, lang),
      day: formatDay(day, lang),
    })
}

/** Typed lira as an amount in the order's currency. @param amount lira, major units; null: unreadable */
export function LiraMakes({ lira: { currency, try_rate, open }, amount }: { lira: LiraOffer; amount: number | null }) {
  const lang = useLang()
  if (amount === null || amount <= 0 || amount > open) return null
  return (
    <p role="status" translate="no" className="mt-1 text-sm font-semibold tabular-nums">
      {`≈ ${formatMoney(toMajor(fromLira(toMinor(amount), try_rate)), currency, lang)}`}
    </p>
  )
}
