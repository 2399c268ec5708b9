import { createHash } from 'node:crypto'
import { html } from 'hono/html'
import { dayOf, formatDay } from '#src/base/dates.ts'
import { sanitizeHtml } from '#src/base/sanitize-html.ts'
import type { Agency } from '#src/features/company/agency.queries.server.ts'
import { fillPlaceholders, type Placeholder } from '#src/features/contracts/contracts.rules.ts'
import type { CheckoutContract } from '#src/features/contracts/contracts.store.server.ts'
import type { Hold } from '../pricing/plan.rules.ts'
import type { NewContract } from './new-order.store.server.ts'
import { itemsTable, type Localize, type OrderFacts, totalText } from './order-texts.queries.server.ts'

/** The values that contracts contain. The order need not exist yet. */
export type ContractFacts = Pick<
  OrderFacts,
  'name' | 'city' | 'email' | 'phone' | 'order_no' | 'created_at' | 'lang' | 'items'
>

/** A contract before it is accepted: without the network address of the customer. */
export type FilledContract = Omit<NewContract, 'address'>

/** @param hold for the sentence about money, when it is not in `holdHours` from now */
export type Filling = { holdHours: number; hold?: Hold; localize: Localize }

/** A contract as it is shown and accepted: its placeholders filled with escaped values of the order, then sanitized. */
export async function fillContract(
  { contract_id, version, lang, name, body }: CheckoutContract,
  order: ContractFacts,
  agency: Agency,
  { holdHours, hold = { hours: holdHours }, localize }: Filling,
): Promise<FilledContract> {
  const escaped = async (text: string) => String(await html`${text}`)
  const values: Record<Placeholder, string> = {
    customer_name: await escaped(order.name),
    customer_email: await escaped(order.email),
    customer_phone: await escaped(order.phone),
    customer_city: await escaped(order.city),
    order_no: order.order_no,
    order_date: formatDay(dayOf(order.created_at), order.lang),
    order_total: await escaped(totalText(order)),
    order_items: await itemsTable(order, { localize, hold }),
    hold_hours: String(holdHours),
    company_legal_name: await escaped(agency.legal_name),
    company_address: await escaped(agency.address),
    company_phone: await escaped(agency.phone),
    company_email: await escaped(agency.email),
    tursab_no: await escaped(agency.tursab_no),
  }
  const blank = await escaped(await localize({ key: 'checkout.contract_blank' }))
  const filled = sanitizeHtml(fillPlaceholders(body, values, blank))
  return { contract_id, version, lang, name, body: filled, body_hash: createHash('sha256').update(filled).digest() }
}
