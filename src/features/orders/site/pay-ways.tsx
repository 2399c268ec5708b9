import { useT } from '#src/base/i18n/i18n.tsx'
import { CalendarDays, CreditCard, Landmark, Store } from '#src/base/ui/icons.tsx'
import type { PayWay } from '#src/features/agency/company.schema.ts'

const icons = { havale: Landmark, kart: CreditCard, taksit: CalendarDays, ofis: Store }

/** How an order can be paid, before it is made; nothing while nothing is set up. */
export function PayWays({ ways }: { ways: readonly PayWay[] }) {
  const t = useT()
  if (ways.length === 0) return null
  return (
    <ul aria-label={t('cart.pay_ways')} className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      {ways.map((way) => {
        const Icon = icons[way]
        return (
          <li key={way} className="flex items-center gap-1.5">
            <Icon aria-hidden className="size-4 shrink-0 text-main" />
            <span>{t(`cart.pay_${way}`)}</span>
          </li>
        )
      })}
    </ul>
  )
}
