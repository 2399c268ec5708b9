import { type Minor, percentOf } from '#src/base/money.ts'
import type { RoleGroup } from '#src/features/accounts/accounts.schema.ts'

/** The largest discount of a role group, in percent of a tour's price (docs/rules.md, Sale to a caller). */
export const discountLimits: Record<RoleGroup, number> = { yonetici: 100, satis: 10, muhasebe: 0, icerik: 0 }

export function discountLimit(role_group: string): number {
  return discountLimits[role_group as RoleGroup] ?? 0
}

/** Whether a role may take `off` from `full`. An amount that a percentage of the limit gives is allowed, rounding included. */
export function mayDiscount(off: Minor, full: Minor, role_group: string): boolean {
  return off <= percentOf(full, discountLimit(role_group))
}
