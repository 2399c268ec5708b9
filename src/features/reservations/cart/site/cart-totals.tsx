import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney } from '#src/base/money.ts'
import { DueLines } from '#src/features/reservations/site/due-lines.tsx'
import type { Total } from './cart-pricing.ts'

/** The amounts due, one block per currency, with the KDV that they include. */
export function CartTotals({ totals }: { totals: readonly Total[] }) {
  return (
    <div className="space-y-4">
      {totals.map((each) => (
        <div key={each.currency} className="space-y-2">
          <TotalLine total={each} />
          <DueLines total={each} />
        </div>
      ))}
    </div>
  )
}

function TotalLine({ total: { currency, total, kdv, try_total } }: { total: Total }) {
  const t = useT()
  const lang = useLang()
  return (
    <dl className="flex items-baseline justify-between gap-4">
      <dt>
        <span className="font-semibold">{t('cart.total')}</span>
        {kdv > 0 && (
          <span className="block text-sm text-ink-soft">
            {t('cart.kdv_inside', { amount: formatMoney(kdv, currency, lang) })}
          </span>
        )}
      </dt>
      <dd className="text-right">
        <span className="whitespace-nowrap text-2xl font-bold tabular-nums">{formatMoney(total, currency, lang)}</span>
        {try_total !== null && (
          <span className="block text-sm text-ink-soft tabular-nums">
            ≈ {formatMoney(Math.round(try_total), 'TRY', lang)}
          </span>
        )}
      </dd>
    </dl>
  )
}
