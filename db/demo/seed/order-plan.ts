import { type Day, dayOf } from '#src/base/dates.ts'
import { balanceDueOn } from '#src/features/departures/pricing/balance-due.rules.ts'
import { type Party, type Priced, priceParty } from '#src/features/departures/pricing/pricing.rules.ts'
import { type AgreedPrices, agreedPrices } from '#src/features/orders/money/agreed-prices.rules.ts'
import { totalsOf } from '#src/features/orders/money/totals.rules.ts'
import type { People } from '../people-seeds.ts'
import type { Lang, TourSeed } from '../seeds.ts'
import { type Customer, customerOf } from './customers.ts'
import type { DepartureSeed } from './departures.ts'
import { createdAt, type OrderHistory, type Outcome, simulateHistory } from './order-history.ts'
import { family, type SoldDeparture } from './parties.ts'
import { seededRandom } from './random.ts'

/** Number of adults from which a party counts as a group. */
const groupSize = 8
/** Defaults of the columns of `tours`. */
const tourDefaults = {
  balance_due_days: 21,
  full_payment_days: 30,
  deposit_per_person: null,
  child_price_min_adults: 2,
}

export type PlannedItem = { tour: TourSeed; departure: DepartureSeed; party: Party; priced: Priced }

export type PlannedOrder = OrderHistory & {
  order_no: string
  lang: Lang
  source: 'web' | 'ofis'
  customer: Customer
  created_at: Date
  items: PlannedItem[]
}

type Purchase = { tour: TourSeed; departure: DepartureSeed; party: Party }

/** The orders of the demo, oldest first: one for each party that holds seats, and some whose seats were released. */
export function planOrders(sold: readonly SoldDeparture[], people: People, now: Date): PlannedOrder[] {
  const random = seededRandom('orders')
  const over = purchasesOf(sold.filter(({ isOver }) => isOver))
  const upcoming = paired(purchasesOf(sold.filter(({ isOver }) => !isOver)), random)
  const wanted: { kind: Outcome; purchases: Purchase[] }[] = [
    ...over.map((purchase) => ({ kind: 'completed' as const, purchases: [purchase] })),
    ...upcoming.map((purchases, index) => ({ kind: heldOutcomes[index] ?? laterOutcome(random), purchases })),
    ...released(sold, random),
  ]
  const numbers = new Set<string>()
  return wanted
    .map(({ kind, purchases }) => planOrder(kind, purchases, { people, now, random, numbers }))
    .sort((a, b) => a.created_at.getTime() - b.created_at.getTime())
}

const repeat = (kind: Outcome, times: number) => Array.from({ length: times }, () => kind)

/** Outcomes that must occur among orders for upcoming departures, with their number. */
const heldOutcomes: Outcome[] = [
  ...repeat('held', 8),
  ...repeat('reported', 9),
  ...repeat('reported-again', 3),
  ...repeat('balance-reported', 4),
  ...repeat('cancel-requested', 4),
]
const releasedOutcomes: Outcome[] = [
  ...repeat('expired', 12),
  ...repeat('cancelled-unpaid', 7),
  ...repeat('refunded', 7),
]

const laterOutcome = (random: () => number): Outcome => (random() < 0.3 ? 'paid' : 'deposit')

/** Shuffled, so that the outcomes are spread over the departures. */
function purchasesOf(sold: readonly SoldDeparture[]): Purchase[] {
  return sold
    .flatMap(({ tour, departure, parties }) =>
      parties.map((party, index) => ({
        purchase: { tour, departure, party },
        place: seededRandom(`${tour.code} ${departure.start_date} ${index}`)(),
      })),
    )
    .sort((a, b) => a.place - b.place)
    .map(({ purchase }) => purchase)
}

/** One order per purchase; a few orders contain two tours. */
function paired(purchases: readonly Purchase[], random: () => number): Purchase[][] {
  const orders: Purchase[][] = []
  for (const each of purchases) {
    const last = orders.at(-1)
    const isSmall = [...(last ?? []), each].every(({ party }) => party.adults < groupSize)
    const isOther = last?.[0]?.departure.start_date !== each.departure.start_date
    if (last?.length === 1 && orders.length > heldOutcomes.length && isSmall && isOther && random() < 0.12)
      last.push(each)
    else orders.push([each])
  }
  return orders
}

/** Orders whose seats were released, for past and upcoming departures. */
function released(sold: readonly SoldDeparture[], random: () => number): { kind: Outcome; purchases: Purchase[] }[] {
  const some = sold.filter(({ parties }) => parties.length > 0)
  return releasedOutcomes.map((kind) => {
    const { tour, departure } = some[Math.floor(random() * some.length)]!
    return { kind, purchases: [{ tour, departure, party: family(tour, random) }] }
  })
}

type Planning = { people: People; now: Date; random: () => number; numbers: Set<string> }

function planOrder(kind: Outcome, purchases: Purchase[], { people, now, random, numbers }: Planning): PlannedOrder {
  const first = purchases.map(({ departure }) => departure.start_date).sort()[0]!
  const ends_on = purchases
    .map(({ departure }) => departure.end_date)
    .sort()
    .at(-1)!
  const isGroup = purchases.some(({ party }) => party.adults >= groupSize)
  const created_at = createdAt(kind, first, now, random)
  const items = purchases.map((each) => ({ ...each, priced: priced(each, dayOf(created_at)) }))
  const { lang, ...customer } = customerOf(people, random, isGroup)
  const dues = items.map(({ departure, priced }) => ({ ...priced, currency: departure.currency }))
  const source = kind === 'deposit' && lang === 'tr' && random() < 0.2 ? 'ofis' : 'web'
  const sender = customer.invoice.kind === 'kurumsal' ? customer.invoice.title : customer.name
  const facts = {
    created_at,
    now,
    source,
    ends_on,
    sender,
    totals: totalsOf(dues),
    reasons: people.cancelReasons,
  } as const
  const history = simulateHistory(kind, facts, random)
  return { ...history, order_no: orderNo(created_at, random, numbers), lang, source, customer, created_at, items }
}

function priced({ tour, departure, party }: Purchase, orderedOn: Day): Priced {
  const prices = pricesOf({ tour, departure })
  const rules = {
    ...tourDefaults,
    ...prices,
    kdv_rate: tour.kdv_rate,
    deposit_rate: tour.deposit_rate,
    balance_due_on: balanceDueOn(
      { ...tourDefaults, deposit_rate: tour.deposit_rate, start_date: departure.start_date },
      orderedOn,
    ),
  }
  return priceParty(prices, rules, party)
}

/** The prices that an order keeps. */
export function pricesOf({ tour, departure }: Pick<Purchase, 'tour' | 'departure'>): AgreedPrices {
  const child_bands = tour.child_bands.map(([min_age, max_age], index) => ({ band: index + 1, min_age, max_age }))
  return agreedPrices({ ...tourDefaults, nights: tour.nights, child_bands, ...departure })
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

function orderNo(created_at: Date, random: () => number, taken: Set<string>): string {
  for (;;) {
    const drawn = Array.from({ length: 6 }, () => letters[Math.floor(random() * letters.length)]).join('')
    const order_no = `SYH-${dayOf(created_at).slice(2, 4)}-${drawn}`
    if (taken.has(order_no)) continue
    taken.add(order_no)
    return order_no
  }
}
