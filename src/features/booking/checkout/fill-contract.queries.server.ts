import { hash } from 'node:crypto'
import { dayOf, formatDay, hourMs } from '#src/base/dates.ts'
import { escapeHtml } from '#src/base/html.ts'
import { sanitizeHtml } from '#src/base/sanitize-html.ts'
import type { Agency } from '#src/features/agency/agency.queries.server.ts'
import type { FillableContract } from '#src/features/contracts/contracts.queries.server.ts'
import { fillPlaceholders, type Placeholder } from '#src/features/contracts/contracts.rules.ts'
import type { NewContract } from '#src/features/orders/book/new-order.store.server.ts'
import {
  itemsTable,
  type Localize,
  type OrderFacts,
  totalText,
} from '#src/features/orders/book/order-texts.queries.server.ts'
import type { Hold } from '#src/features/orders/money/plan.rules.ts'

/** The values that contracts contain. The order need not exist yet. */
export type ContractFacts = Pick<
  OrderFacts,
  'name' | 'city' | 'email' | 'phone' | 'order_no' | 'created_at' | 'lang' | 'items'
>

/** A contract before it is accepted: without the network address of the customer. */
export type FilledContract = Omit<NewContract, 'address'>

/** @param hold for the sentence about money, when it is not in `holdHours` from now */
export type Filling = { holdHours: number; hold?: Hold; localize: Localize }

/** @param usual hours of a hold, for the contracts of an order that is confirmed immediately */
export function fillingOf(hold: Hold, from: Date, { usual, localize }: { usual: number; localize: Localize }): Filling {
  return { holdHours: hoursOf(hold, from) ?? usual, hold, localize }
}

/**
 * Whole hours of a hold; null for an order without a hold. Minutes would change the text between reading and ordering, and both texts
 * are compared. The table of the items has the exact end.
 */
function hoursOf(hold: Hold, from: Date): number | null {
  if (hold === null) return null
  return 'hours' in hold ? hold.hours : Math.max(0, Math.floor((hold.until.getTime() - from.getTime()) / hourMs))
}

/**
 * A contract with its placeholders filled by escaped values of the order. The result is sanitised HTML: the text was sanitised before,
 * and values between tags are escaped texts or the table of the items.
 */
export async function fillContract(
  { contract_id, version, lang, name, body, fillsTags }: FillableContract,
  order: ContractFacts,
  agency: Agency,
  { holdHours, hold = { hours: holdHours }, localize }: Filling,
): Promise<FilledContract> {
  // Sanitised texts have plain quotes between tags.
  const between = (html: string) => (fillsTags ? html : html.replaceAll('&quot;', '"').replaceAll('&#39;', "'"))
  const escaped = (text: string) => between(escapeHtml(text))
  const values: Record<Placeholder, string> = {
    customer_name: escaped(order.name),
    customer_email: escaped(order.email),
    customer_phone: escaped(order.phone),
    customer_city: escaped(order.city),
    order_no: order.order_no,
    order_date: formatDay(dayOf(order.created_at), order.lang),
    order_total: escaped(totalText(order)),
    order_items: between(await itemsTable(order, { localize, hold })),
    hold_hours: String(holdHours),
    company_legal_name: escaped(agency.legal_name),
    company_address: escaped(agency.address),
    company_phone: escaped(agency.phone),
    company_email: escaped(agency.email),
    tursab_no: escaped(agency.tursab_no),
  }
  const blank = escaped(await localize({ key: 'checkout.contract_blank' }))
  const whole = fillPlaceholders(body, values, blank)
  const filled = fillsTags ? sanitizeHtml(whole) : whole
  return { contract_id, version, lang, name, body: filled, body_hash: hash('sha256', filled, 'buffer') }
}
