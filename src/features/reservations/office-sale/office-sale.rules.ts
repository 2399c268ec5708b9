import { addDays, type Day, dayOf } from '#src/base/dates.ts'
import { type Minor, percentOf } from '#src/base/money.ts'
import type { RoleGroup } from '#src/features/accounts/accounts.schema.ts'
import { maxHoldDays } from './office-sale.links.ts'

/** The largest discount of a role group, in percent of a tour's price (docs/rules.md, Sale to a caller). */
export const discountLimits: Record<RoleGroup, number> = { yonetici: 100, satis: 10, muhasebe: 0, icerik: 0 }

export function discountLimit(role_group: string): number {
  return discountLimits[role_group as RoleGroup] ?? 0
}

/** Whether a role may take `off` from `full`. An amount that a percentage of the limit gives is allowed, rounding included. */
export function mayDiscount(off: Minor, full: Minor, role_group: string): boolean {
  return off <= percentOf(full, discountLimit(role_group))
}

/**
 * Why seats cannot be held until an instant; null when they can. A hold ends on the first day of travel at the latest.
 * @param starts start days of the departures
 */
export function holdRefusal(until: Date, now: Date, starts: readonly Day[]): 'past' | 'long' | null {
  if (until <= now) return 'past'
  const last = [addDays(dayOf(now), maxHoldDays), ...starts].sort()[0]!
  return dayOf(until) > last ? 'long' : null
}
