import { createHash } from 'node:crypto'
import { html } from 'hono/html'
import { dayOf, formatDay, formatDayRange } from '#src/base/dates.ts'
import type { Text } from '#src/base/http/errors.ts'
import { formatMoney, toMajor } from '#src/base/money.ts'
import { sanitizeHtml } from '#src/base/sanitize-html.ts'
import { fillPlaceholders, type Placeholder } from '#src/features/contracts/contracts.rules.ts'
import type { CheckoutContract } from '#src/features/contracts/contracts.store.server.ts'
import { type Total, totalsOf } from '../pricing/totals.rules.ts'
import type { NewContract, NewItem, NewOrder } from './orders.store.server.ts'

/** An order before it is written, for the papers that go with it. */
export type OrderFacts = Omit<NewOrder, 'contracts' | 'secret_hash'>

/** What contracts name of an order; it need not be there yet. */
export type ContractFacts = Pick<
  OrderFacts,
  'name' | 'city' | 'email' | 'phone' | 'order_no' | 'created_at' | 'lang' | 'items'
>

/** Who accepted it and from where is not known while it is read. */
export type FilledContract = Omit<NewContract, 'address'>

export type Agency = { legal_name: string; address: string; phone: string; email: string; tursab_no: string }

/** A text in the order's language. */
export type Localize = (text: Text) => Promise<string>

/** A contract as it is shown and accepted: its placeholders filled with the order, every value escaped, the whole clean. */
export async function fillContract(
  { contract_id, version, lang, name, body }: CheckoutContract,
  order: ContractFacts,
  agency: Agency,
  { holdHours, localize }: { holdHours: number; localize: Localize },
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
    order_items: await itemsTable(order, localize),
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

/** What was bought, as a table: every line with its amount, and each item's total with the KDV inside. */
export async function itemsTable(order: Pick<OrderFacts, 'items' | 'lang'>, localize: Localize): Promise<string> {
  const head = await Promise.all(
    (['mail.tour', 'mail.quantity', 'mail.unit_price', 'mail.amount'] as const).map((key) => localize({ key })),
  )
  const total = await localize({ key: 'mail.total' })
  const items = await Promise.all(
    order.items.map(async (item) => {
      const money = (amount: number) => formatMoney(toMajor(amount), item.currency, order.lang)
      const lines = item.lines.map(
        ({ label, quantity, unit_price, amount }) =>
          html`<tr><td>${label}</td><td>${quantity}</td><td>${money(unit_price)}</td><td>${money(amount)}</td></tr>`,
      )
      return html`<tr><th colspan="4" align="left">${await itemTitle(item, order.lang, localize)}</th></tr>
${lines}
<tr><td colspan="3"><strong>${total}</strong> (${await kdvText(item, order.lang, localize)})</td><td><strong>${money(item.total)}</strong></td></tr>`
    }),
  )
  const due = (await dueTexts(order, localize)).map(
    ([words, amount]) => html`<tr><td colspan="3">${words}</td><td>${amount}</td></tr>`,
  )
  const columns = head.map((name) => html`<th align="left">${name}</th>`)
  return String(
    await html`<table><thead><tr>${columns}</tr></thead><tbody>
${items}
${due}
</tbody></table>`,
  )
}

/** What is to be paid today and what is left until when, each with its words; nothing where all of a currency is due at once. */
export async function dueTexts(
  { items, lang }: Pick<OrderFacts, 'items' | 'lang'>,
  localize: Localize,
): Promise<[string, string][]> {
  const texts = totalsOf(items).map(({ currency, due, deposit, balances }: Total) => {
    const money = (amount: number) => formatMoney(toMajor(amount), currency, lang)
    if (due === 'all') return []
    const today = localize({ key: due === 'deposit' ? 'pricing.deposit_today' : 'pricing.due_today' })
    const later = balances.map(async ({ due_on, amount }): Promise<[string, string]> => {
      const date = formatDay(due_on, lang)
      return [await localize({ key: 'pricing.balance_by', values: { date } }), money(amount)]
    })
    return [today.then((words): [string, string] => [words, money(deposit)]), ...later]
  })
  return Promise.all(texts.flat())
}

/** Kapadokya (KPD-1), 12 – 14 Nisan 2027: 2 yetişkin, 1 çocuk (4 yaş) */
export async function itemTitle(item: NewItem, lang: string, localize: Localize): Promise<string> {
  const ages = item.children_ages
  const people = [await localize({ key: 'mail.adults', values: { n: item.people_quantity } })]
  if (ages.length > 0) {
    people.push(await localize({ key: 'mail.children', values: { n: ages.length, ages: ages.join(', ') } }))
  }
  const dates = formatDayRange(item.start_date, item.end_date, lang)
  return `${item.tour_name} (${item.tour_code}), ${dates}: ${people.join(', ')}`
}

export function kdvText(item: NewItem, lang: string, localize: Localize): Promise<string> {
  const kdv = formatMoney(toMajor(item.kdv), item.currency, lang)
  return localize({ key: 'mail.kdv_inside', values: { rate: item.kdv_rate, kdv } })
}

/** '28.197 TL', or '28.197 TL + 1.298 €' for a cart of two currencies. */
export function totalText({ items, lang }: Pick<OrderFacts, 'items' | 'lang'>): string {
  return totalsOf(items)
    .map(({ total, currency }) => formatMoney(toMajor(total), currency, lang))
    .join(' + ')
}
