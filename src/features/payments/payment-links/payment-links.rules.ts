import { addDays, type Day } from '#src/base/dates.ts'
import { type Minor, subtract } from '#src/base/money.ts'
import { type LinkState, maxLinkDays } from './payment-links.links.ts'

export type Link = { amount: Minor; valid_until: Day; withdrawn_at: Date | null }

/** The amount that a link can take: its rest, at most the order's debt. @param open the debt, in the link's currency */
export function payableOf({ amount }: Pick<Link, 'amount'>, { paid, open }: { paid: Minor; open: Minor }): Minor {
  return Math.max(0, Math.min(subtract(amount, paid), open))
}

/** @param paid with the link @param open what a card can pay of the order in the link's currency now */
export function stateOf(link: Link, money: { paid: Minor; open: Minor }, today: Day): LinkState {
  if (money.paid >= link.amount) return 'odendi'
  if (link.withdrawn_at !== null) return 'geri-cekildi'
  if (today > link.valid_until) return 'suresi-doldu'
  return payableOf(link, money) > 0 ? 'acik' : 'kapali'
}

/** Why a last day is refused; null when it is valid. */
export function dayRefusal(valid_until: Day, today: Day): 'office.link_past' | 'office.link_long' | null {
  if (valid_until < today) return 'office.link_past'
  return valid_until > addDays(today, maxLinkDays) ? 'office.link_long' : null
}
