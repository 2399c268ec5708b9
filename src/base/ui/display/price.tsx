import { useLang } from '#src/base/i18n/i18n.tsx'
import { formatMoney } from '#src/base/money.ts'

/** @param amount major units. @param tryAmount its value in lira, shown behind a foreign amount. */
export function Price({
  amount,
  currency,
  tryAmount,
  className,
}: {
  amount: number
  currency: string
  tryAmount?: number | null
  className?: string
}) {
  const lang = useLang()
  return (
    <span className={className}>
      <span className="whitespace-nowrap tabular-nums">{formatMoney(amount, currency, lang)}</span>
      {tryAmount != null && currency !== 'TRY' && (
        <span className="ml-1.5 whitespace-nowrap text-[0.75em] font-normal text-ink-soft tabular-nums">
          ≈ {formatMoney(Math.round(tryAmount), 'TRY', lang)}
        </span>
      )}
    </span>
  )
}
