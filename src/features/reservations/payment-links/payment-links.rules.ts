import { addDays, type Day } from '#src/base/dates.ts'
import { type Minor, subtract } from '#src/base/money.ts'
import { type LinkState, maxLinkDays } from './payment-links.links.ts'

export type Link = { amount: Minor; valid_until: Day; withdrawn_at: Date | null }

/** What can be paid with a link: what is left of it, and no more than the order owes. @param open of the order, in the link's currency */
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

/** Why a last day is refused; null for one that is right. */
export function dayRefusal(valid_until: Day, today: Day): 'office.link_past' | 'office.link_long' | null {
  if (valid_until < today) return 'office.link_past'
  return valid_until > addDays(today, maxLinkDays) ? 'office.link_long' : null
}

/** Minutes for which a hosted page can be used: until then a second tab opens the same page. */
export const pageMinutes = 30

type Open = { amount: Minor; page_url: string; created_at: Date }

/**
 * What a payment of a link does while an earlier one may still be paid: opens its page again, so that two tabs pay once; or is told to
 * wait, because the page is being opened, or is one of another amount.
 */
export function againOf(open: Open | undefined, amount: Minor, now: Date): 'new' | 'same' | 'opening' | 'other' {
  if (!open || now.getTime() - open.created_at.getTime() >= pageMinutes * 60_000) return 'new'
  if (open.amount !== amount) return 'other'
  return open.page_url === '' ? 'opening' : 'same'
}
