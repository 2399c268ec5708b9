import { Failure, type Text } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { type Minor, subtract, sum, toMajors, toMinor } from '#src/base/money.ts'
import type { Discount } from '#src/features/departures/pricing/pricing.rules.ts'
import { type Quote, quote } from '#src/features/departures/pricing/quote.queries.server.ts'
import { totalInMajor, totalsOf } from '#src/features/orders/money/totals.rules.ts'
import type { OrderedItem } from '../checkout/order-items.queries.server.ts'
import { discountLimit, mayDiscount } from './office-sale.rules.ts'
import type { SaleDiscount, SaleItem, SalePrice } from './office-sale.schema.ts'

/** The items as the calculator takes them: an amount of discount in minor units. */
export function orderedItems(cart: readonly SaleItem[]): OrderedItem[] {
  return cart.map(({ discount, ...item }) => ({ ...item, discount: discountOfItem(discount) }) as OrderedItem)
}

function discountOfItem(discount: SaleDiscount | null): Discount | null {
  return discount && 'amount' in discount ? { amount: toMinor(discount.amount) } : discount
}

/** Why a discount is refused, or null. `off` and `full` in minor units. */
export function discountRefusal(
  { off, full, wanted }: { off: Minor; full: Minor; wanted: Discount | null },
  role_group: string,
): Text | null {
  if (!wanted) return null
  if ('amount' in wanted && wanted.amount > full) return { key: 'mail.office_discount_total' }
  if (mayDiscount(off, full, role_group)) return null
  return { key: 'mail.office_discount_limit', values: { n: discountLimit(role_group) } }
}

/** What an item costs before its discount, and the discount. @param lines of an ordered item, in minor units */
export function discountIn(lines: readonly { kind: string; amount: Minor }[]): { off: Minor; full: Minor } {
  const total = sum(lines.map(({ amount }) => amount))
  const full = sum(lines.filter(({ kind }) => kind !== 'discount').map(({ amount }) => amount))
  return { off: subtract(full, total), full }
}

/** The sale as it would be written now. An item that cannot be sold has its problem; the others are priced. */
export async function priceSale(
  services: Services,
  staff: Staff,
  cart: readonly SaleItem[],
  langs: { customer: string; staff: string },
): Promise<SalePrice> {
  const items = await Promise.all(orderedItems(cart).map((item) => priceItem(services, staff, item, langs)))
  const priced = items.flatMap(({ quoted }) => (quoted ? [quoted] : []))
  const totals = totalsOf(priced.map(({ departure, priced: due }) => ({ ...due, currency: departure.currency })))
  return {
    items: items.map(({ answer }) => answer),
    totals: totals.map(totalInMajor),
  }
}

type PricedAnswer = { quoted: Quote | null; answer: SalePrice['items'][number] }

async function priceItem(
  services: Services,
  { role_group }: Staff,
  item: OrderedItem,
  langs: { customer: string; staff: string },
): Promise<PricedAnswer> {
  const wanted = {
    ...item,
    adults: item.quantity,
    singleRooms: item.singleRoomQuantity,
    discount: item.discount ?? null,
  }
  const quoted = await quote(services, wanted, langs.customer, 'tourDate', 'staff').catch((error: unknown) => {
    if (error instanceof Failure) return error
    throw error
  })
  if (quoted instanceof Failure) {
    const text = Object.values(quoted.fields)[0]?.[0] ?? quoted.text
    return { quoted: null, answer: { priced: null, problem: await services.localize(text, langs.staff) } }
  }
  const { departure, priced, seats_left } = quoted
  const { off, full } = discountIn(priced.lines)
  const problem =
    priced.seats_needed > seats_left
      ? seatsProblem(seats_left)
      : discountRefusal({ off, full, wanted: wanted.discount }, role_group)
  const lines = priced.lines.map(async ({ kind, label, reason, quantity, unit_price, amount }) => ({
    kind,
    label: await services.localize(label, langs.staff),
    reason: reason && (await services.localize(reason, langs.staff)),
    quantity,
    ...toMajors({ unit_price, amount }),
  }))
  const answer = {
    priced: {
      tour_name: departure.name,
      start_date: departure.start_date,
      end_date: departure.end_date,
      currency: departure.currency,
      lines: await Promise.all(lines),
      kdv_rate: departure.kdv_rate,
      ...toMajors({ full, kdv: priced.kdv, total: priced.total }),
      seats_needed: priced.seats_needed,
      seats_left,
    },
    problem: problem && (await services.localize(problem, langs.staff)),
  }
  return { quoted, answer }
}

function seatsProblem(n: number): Text {
  return n === 0 ? { key: 'errors.no_seats' } : { key: 'errors.seats_gone', values: { n } }
}
