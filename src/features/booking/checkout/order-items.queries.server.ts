import { Failure } from '#src/base/errors.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { toMajor } from '#src/base/money.ts'
import type { StringKey } from '#src/base/string-key.ts'
import type { Seller } from '#src/features/departures/board/sale.rules.ts'
import type { Discount } from '#src/features/departures/pricing/pricing.rules.ts'
import { pricesOf, type Quote, quote } from '#src/features/departures/pricing/quote.queries.server.ts'
import type { NewItem } from '#src/features/orders/book/new-order.store.server.ts'
import type { Localize } from '#src/features/orders/book/order-texts.queries.server.ts'
import { sumByDeparture } from '#src/features/orders/book/seats.store.server.ts'
import { agreedPrices } from '#src/features/orders/money/agreed-prices.rules.ts'
import type { CartItem } from '../calculator/cart-item.schema.ts'
import type { OrderConflict } from './checkout.schema.ts'

/** An item of a visitor's cart, or of a sale at the office, which may have a discount. */
export type OrderedItem = CartItem & { discount?: Discount | null }

/** 409 with the items of the cart that cause it. */
export function conflict(key: StringKey, items: OrderConflict['items']): Failure {
  return new Failure('conflict', { key }, { facts: { items } })
}

/** The items whose departure has too few seats. @param short bookable seats by departure */
export function itemsShort(
  items: readonly { departure_id: number }[],
  short: ReadonlyMap<number, number>,
): OrderConflict['items'] {
  return items.flatMap(({ departure_id }, index) => {
    const seats_left = short.get(departure_id)
    return seats_left === undefined ? [] : [{ position: index + 1, seats_left }]
  })
}

/**
 * The cart at today's prices, as the order stores it.
 * @throws Failure 422 at the item's day, 409 when an item was shown at another price, or a visitor's item has too few seats
 */
export async function newItems(
  services: Services,
  cart: readonly OrderedItem[],
  lang: string,
  localize: Localize,
  seller: Seller = 'visitor',
): Promise<NewItem[]> {
  const items: NewItem[] = []
  const left = new Map<number, number>()
  for (const [index, item] of cart.entries()) {
    const wanted = { ...item, adults: item.quantity, singleRooms: item.singleRoomQuantity }
    const quoted = await quote(services, wanted, lang, `cart.${index}.tourDate`, seller)
    left.set(quoted.departure.id, quoted.seats_left)
    items.push(await newItem(quoted, localize))
  }
  const changed = items.flatMap(({ total }, index) => {
    const shown = cart[index]!.shown_total
    return shown === undefined || shown === toMajor(total) ? [] : [{ position: index + 1, total: toMajor(total) }]
  })
  if (changed.length > 0) throw conflict('errors.cart_price_changed', changed)
  // Seats that are sold already. Most orders of a departure that sells out end here, without a transaction.
  const short = new Map(
    [...sumByDeparture(items)].flatMap(([id, seats]) => (seats > left.get(id)! ? [[id, left.get(id)!]] : [])),
  )
  if (seller === 'visitor' && short.size > 0) throw conflict('errors.cart_seats_gone', itemsShort(items, short))
  return items
}

async function newItem({ wanted, departure, priced }: Quote, localize: Localize): Promise<NewItem> {
  return {
    tour_id: departure.tour_id,
    departure_id: departure.id,
    tour_code: departure.code,
    tour_name: departure.name,
    tour_place: departure.tour_place,
    cover_file: departure.cover_file,
    start_date: departure.start_date,
    end_date: departure.end_date,
    people_quantity: wanted.adults,
    children_ages: [...wanted.childrenAges],
    single_room_quantity: priced.single_room_quantity,
    seats: priced.seats_needed,
    currency: departure.currency,
    kdv_rate: departure.kdv_rate,
    price: priced.price,
    kdv: priced.kdv,
    total: priced.total,
    deposit: priced.deposit,
    balance_due_on: priced.balance_due_on,
    try_rate: departure.rate?.try_rate ?? null,
    rate_day: departure.rate?.day ?? null,
    rate_source: departure.rate?.source ?? null,
    cancel_policy: departure.cancel_policy,
    prices: agreedPrices({ ...departure, ...pricesOf(departure) }),
    lines: await Promise.all(
      priced.lines.map(async ({ kind, label, quantity, unit_price, amount }) => ({
        kind,
        label: await localize(label),
        quantity,
        unit_price,
        amount,
      })),
    ),
  }
}
