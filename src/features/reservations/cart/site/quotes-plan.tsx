import { dayOf } from '#src/base/dates.ts'
import { inMinor, planOf } from '#src/features/reservations/pricing/plan.rules.ts'
import type { PriceQuote } from '#src/features/reservations/pricing/pricing.schema.ts'
import { PlanLine } from '#src/features/reservations/site/plan-line.tsx'
import { totalsOf } from './cart-pricing.ts'

/** The sentence about money for items that are not ordered yet; nothing without a price. */
export function QuotesPlan({ quotes, className }: { quotes: readonly PriceQuote[]; className?: string }) {
  const [first] = quotes
  if (!first) return null
  const today = dayOf(new Date())
  const steps = planOf({ totals: totalsOf(quotes).map(inMinor), hold: { hours: first.hold_hours }, today })
  return <PlanLine steps={steps} today={today} {...(className !== undefined && { className })} />
}
