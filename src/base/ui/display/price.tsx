import { useI18n } from '#src/base/i18n/i18n.tsx'
import { aboutEuros, formatMoney } from '#src/base/money.ts'

type Amount = {
  /** major units */
  amount: number
  currency: string
  /** value in lira of a foreign amount */
  tryAmount?: number | null | undefined
}

/** An amount with its value in another currency. */
export function Price({ className, ...price }: Amount & { className?: string }) {
  const { lang } = useI18n()
  return (
    <span className={className}>
      <span translate="no" className="whitespace-nowrap tabular-nums">
        {formatMoney(price.amount, price.currency, lang)}
      </span>
      <Approximate {...price} className="ms-1.5 text-[0.75em] font-normal text-ink-soft" />
    </span>
  )
}

/** `≈ 28.197 TL` for a foreign amount; `≈ €560` for lira on pages that have a rate (docs/rules.md, Money). */
export function Approximate({ amount, currency, tryAmount, className = '' }: Amount & { className?: string }) {
  const { lang, eur_rate } = useI18n()
  const text =
    currency !== 'TRY'
      ? tryAmount != null && formatMoney(Math.round(tryAmount), 'TRY', lang)
      : eur_rate && amount > 0 && formatMoney(aboutEuros(amount, eur_rate), 'EUR', lang)
  return text ? (
    <span translate="no" className={`whitespace-nowrap tabular-nums ${className}`}>{`≈ ${text}`}</span>
  ) : null
}
