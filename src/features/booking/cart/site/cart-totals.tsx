import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney } from '#src/base/money.ts'
import { Approximate } from '#src/base/ui/display/price.tsx'
import { RateNote } from '#src/features/departures/rates/site/rate-note.tsx'
import { TotalLine } from '#src/features/orders/site/total-line.tsx'
import type { Total } from '../../calculator/site/quote-totals.ts'

/** The amounts due, one block per currency, with the KDV that they include. */
export function CartTotals({ totals }: { totals: readonly Total[] }) {
  return (
    <div className="space-y-4">
      {totals.map((each) => (
        <CartTotal key={each.currency} total={each} isOnly={totals.length === 1} />
      ))}
    </div>
  )
}

type Props = { total: Total; isOnly: boolean }

function CartTotal({ total: { currency, total, kdv, try_total, rate }, isOnly }: Props) {
  const t = useT()
  const lang = useLang()
  const note = kdv > 0 && t('cart.kdv_inside', { amount: formatMoney(kdv, currency, lang) })
  return (
    <TotalLine currency={isOnly ? null : currency} amount={formatMoney(total, currency, lang)} note={note}>
      <Approximate amount={total} currency={currency} tryAmount={try_total} className="block text-sm text-ink-soft" />
      <RateNote currency={currency} rate={rate} className="block" />
    </TotalLine>
  )
}
