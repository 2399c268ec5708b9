import { html } from 'hono/html'
import { type Day, formatDay, formatDayRange } from '#src/base/dates.ts'
import type { Text } from '#src/base/errors.ts'
import { formatMoney, formatRate, toMajor } from '#src/base/money.ts'
import { liraOf } from '../money/lira.rules.ts'
import { type Hold, type PlanStep, planOf, planSentence, planTexts } from '../money/plan.rules.ts'
import { totalsOf } from '../money/totals.rules.ts'
import type { NewItem, NewOrder } from './new-order.store.server.ts'

/** An order before it is stored, for its mail and contracts. */
export type OrderFacts = Omit<NewOrder, 'contracts' | 'secret_hash'>

/** A text in the order's language. */
export type Localize = (text: Text) => Promise<string>

/**
 * The items as an HTML table for contracts: every line with its amount, the total of each item including KDV, and the
 * payment plan. A contract is read later, so its days include the year.
 */
export async function itemsTable(
  order: Pick<OrderFacts, 'items' | 'lang'>,
  { localize, hold }: { localize: Localize; hold: Hold },
): Promise<string> {
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
      const kdv = await kdvText(item, order.lang, localize)
      return html`<tr><th colspan="4">${await itemTitle(item, order.lang, localize)}</th></tr>
${lines}
<tr><td colspan="3"><strong>${total}</strong>${kdv && ` (${kdv})`}</td><td><strong>${money(item.total)}</strong></td></tr>`
    }),
  )
  const plan = await planText(order, { hold, today: null, localize })
  const rates = (await rateTexts(order, localize)).map(
    (text) => html`
<tr><td colspan="4">${text}</td></tr>`,
  )
  const columns = head.map((name) => html`<th>${name}</th>`)
  return String(
    await html`<table><thead><tr>${columns}</tr></thead><tbody>
${items}
<tr><td colspan="4">${plan}</td></tr>${rates}
</tbody></table>`,
  )
}

/**
 * A sentence for each foreign currency: its total in lira, and the rate of the order with its day. Empty for lira, and without a
 * known rate.
 */
export async function rateTexts(
  { items, lang }: { items: readonly OrderedItem[]; lang: string },
  localize: Localize,
): Promise<string[]> {
  const totals = totalsOf(items).flatMap(({ currency }) => {
    const lira = liraOf(items, currency)
    return lira ? [{ currency, ...lira }] : []
  })
  return Promise.all(
    totals.map(async ({ currency, amount, rate }) => {
      const values = { rate: formatRate(currency, rate.try_rate, lang), day: formatDay(rate.day, lang) }
      const source = await localize({ key: `rates.${rate.source}`, values })
      const total = formatMoney(Math.round(toMajor(amount)), 'TRY', lang)
      const sentences = await Promise.all([
        localize({ key: 'rates.kept', values: { rate: source } }),
        localize({ key: 'rates.kept_total', values: { amount: total } }),
      ])
      return sentences.join(' ')
    }),
  )
}

type OrderedItem = Parameters<typeof liraOf>[0][number] & Parameters<typeof totalsOf>[0][number]

/** The sentence about money of a new order. @param today null: every day has its year */
export async function planText(
  { items, lang }: Pick<OrderFacts, 'items' | 'lang'>,
  { hold, today, localize }: { hold: Hold; today: Day | null; localize: Localize },
): Promise<string> {
  return stepsText(planOf({ totals: totalsOf(items), hold, today }), { lang, today, localize })
}

/** Steps of a plan as one sentence; '' without steps. @param today null: every day has its year */
export async function stepsText(
  steps: readonly PlanStep[],
  { lang, today, localize }: { lang: string; today: Day | null; localize: Localize },
): Promise<string> {
  const texts = planTexts(steps, lang, today).map(({ key, values }) => localize({ key: `plan.${key}`, values }))
  return planSentence(await Promise.all(texts), lang)
}

/** Kapadokya (KPD-1), 12 – 14 Nisan 2027: 2 yetişkin, 1 çocuk (4 yaş) */
export async function itemTitle(item: NewItem, lang: string, localize: Localize): Promise<string> {
  const dates = formatDayRange(item.start_date, item.end_date, lang)
  return `${item.tour_name} (${item.tour_code}), ${dates}: ${await partyText(item, localize)}`
}

/** 2 yetişkin, 1 çocuk (4 yaş) */
export async function partyText(
  { children_ages: ages, people_quantity }: Pick<NewItem, 'children_ages' | 'people_quantity'>,
  localize: Localize,
): Promise<string> {
  const people = [await localize({ key: 'mail.adults', values: { n: people_quantity } })]
  if (ages.length > 0) {
    people.push(await localize({ key: 'mail.children', values: { n: ages.length, ages: ages.join(', ') } }))
  }
  return people.join(', ')
}

/** '' for an item without KDV. */
export async function kdvText(
  item: Pick<NewItem, 'kdv' | 'kdv_rate' | 'currency'>,
  lang: string,
  localize: Localize,
): Promise<string> {
  if (item.kdv === 0) return ''
  const kdv = formatMoney(toMajor(item.kdv), item.currency, lang)
  return localize({ key: 'mail.kdv_inside', values: { rate: item.kdv_rate, kdv } })
}

/** '28.197 TL', or '28.197 TL + 1.298 €' for a cart of two currencies. */
export function totalText({ items, lang }: Pick<OrderFacts, 'items' | 'lang'>, format = formatMoney): string {
  return totalsOf(items)
    .map(({ total, currency }) => format(toMajor(total), currency, lang))
    .join(' + ')
}
