import { html } from 'hono/html'
import { formatDay, formatDayRange } from '#src/base/dates.ts'
import type { Text } from '#src/base/http/errors.ts'
import { formatMoney, toMajor } from '#src/base/money.ts'
import { type Total, totalsOf } from '../pricing/totals.rules.ts'
import type { NewItem, NewOrder } from './new-order.store.server.ts'

/** An order before it is stored, for its mail and contracts. */
export type OrderFacts = Omit<NewOrder, 'contracts' | 'secret_hash'>

/** A text in the order's language. */
export type Localize = (text: Text) => Promise<string>

/** The items as an HTML table: every line with its amount, and the total of each item with the KDV inside. */
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

/** Label and amount of the deposit due today and of each balance, by currency. Empty where the whole total is due today. */
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
