import { dayOf } from '#src/base/dates.ts'
import type { PriceQuote } from '#src/features/departures/pricing/pricing.schema.ts'
import { visitorHold } from '#src/features/orders/holds.rules.ts'
import { inMinor, planOf } from '#src/features/orders/money/plan.rules.ts'
import { PlanTable } from '#src/features/orders/site/plan-table.tsx'
import { totalsOf } from './quote-totals.ts'

/** When the money is due for items that are not ordered yet; nothing without a price. */
export function QuotesPlan({ quotes, className }: { quotes: readonly PriceQuote[]; className?: string }) {
  const [first] = quotes
  if (!first) return null
  const now = new Date()
  const today = dayOf(now)
  const { hold } = visitorHold(now, first.hold_hours, quotes)
  const steps = planOf({ totals: totalsOf(quotes).map(inMinor), hold, today })
  return <PlanTable steps={steps} today={today} {...(className !== undefined && { className })} />
}
