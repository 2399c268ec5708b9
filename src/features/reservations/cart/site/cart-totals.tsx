import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney } from '#src/base/money.ts'
import { TotalLine } from '#src/features/reservations/site/total-line.tsx'
import type { Total } from './cart-pricing.ts'

/** The amounts due, one block per currency, with the KDV that they include. */
export function CartTotals({ totals }: { totals: readonly Total[] }) {
  return (
    <div className="space-y-4">
      {totals.map((each) => (
        <CartTotal key={each.currency} total={each} />
      ))}
    </div>
  )
}

function CartTotal({ total: { currency, total, kdv, try_total } }: { total: Total }) {
  const t = useT()
  const lang = useLang()
  const note = kdv > 0 && t('cart.kdv_inside', { amount: formatMoney(kdv, currency, lang) })
  return (
    <TotalLine amount={formatMoney(total, currency, lang)} note={note}>
      {try_total !== null && (
        <span className="block text-sm text-ink-soft tabular-nums">
          ≈ {formatMoney(Math.round(try_total), 'TRY', lang)}
        </span>
      )}
    </TotalLine>
  )
}
