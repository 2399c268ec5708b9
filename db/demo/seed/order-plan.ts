import { type Day, dayOf } from '#src/base/dates.ts'
import { type Party, type Priced, priceParty } from '#src/features/reservations/pricing/pricing.rules.ts'
import { balanceDueOn, totalsOf } from '#src/features/reservations/pricing/totals.rules.ts'
import type { People } from '../people-seeds.ts'
import type { Lang, TourSeed } from '../seeds.ts'
import { chanceOf } from './chance.ts'
import { type Customer, customerOf } from './customers.ts'
import type { DepartureSeed } from './departures.ts'
import { createdAt, type Story, type StoryKind, tellStory } from './order-stories.ts'
import { family, type SoldDeparture } from './parties.ts'

/** Adults that book as a group. */
const groupSize = 8
/** The agency's default, as tours have it in the database. */
const tourDefaults = { balance_due_days: 21, child_price_min_adults: 2 }

export type PlannedItem = { tour: TourSeed; departure: DepartureSeed; party: Party; priced: Priced }

export type PlannedOrder = Story & {
  order_no: string
  lang: Lang
  source: 'web' | 'ofis'
  customer: Customer
  created_at: Date
  items: PlannedItem[]
}

type Bought = { tour: TourSeed; departure: DepartureSeed; party: Party }

/** The orders of the demo, oldest first: one for each party that holds seats, and some that gave theirs back. */
export function planOrders(sold: readonly SoldDeparture[], people: People, now: Date): PlannedOrder[] {
  const random = chanceOf('orders')
  const over = boughtOf(sold.filter(({ isOver }) => isOver))
  const upcoming = paired(boughtOf(sold.filter(({ isOver }) => !isOver)), random)
  const wanted: { kind: StoryKind; bought: Bought[] }[] = [
    ...over.map((bought) => ({ kind: 'completed' as const, bought: [bought] })),
    ...upcoming.map((bought, index) => ({ kind: heldKinds[index] ?? laterKind(random), bought })),
    ...released(sold, random),
  ]
  const numbers = new Set<string>()
  return wanted
    .map(({ kind, bought }) => planOrder(kind, bought, { people, now, random, numbers }))
    .sort((a, b) => a.created_at.getTime() - b.created_at.getTime())
}

const repeat = (kind: StoryKind, times: number) => Array.from({ length: times }, () => kind)

/** States of the orders to come that must occur, with their number. */
const heldKinds: StoryKind[] = [
  ...repeat('held', 8),
  ...repeat('reported', 9),
  ...repeat('reported-again', 3),
  ...repeat('balance-reported', 4),
  ...repeat('cancel-requested', 4),
]
const releasedKinds: StoryKind[] = [
  ...repeat('expired', 12),
  ...repeat('cancelled-unpaid', 7),
  ...repeat('refunded', 7),
]

const laterKind = (random: () => number): StoryKind => (random() < 0.3 ? 'paid' : 'deposit')

/** In an order that spreads the states over the departures. */
function boughtOf(sold: readonly SoldDeparture[]): Bought[] {
  return sold
    .flatMap(({ tour, departure, parties }) =>
      parties.map((party, index) => ({
        bought: { tour, departure, party },
        place: chanceOf(`${tour.code} ${departure.start_date} ${index}`)(),
      })),
    )
    .sort((a, b) => a.place - b.place)
    .map(({ bought }) => bought)
}

/** One order for each; a few orders are of two tours. */
function paired(bought: readonly Bought[], random: () => number): Bought[][] {
  const orders: Bought[][] = []
  for (const each of bought) {
    const last = orders.at(-1)
    const isSmall = [...(last ?? []), each].every(({ party }) => party.adults < groupSize)
    const isOther = last?.[0]?.departure.start_date !== each.departure.start_date
    if (last?.length === 1 && orders.length > heldKinds.length && isSmall && isOther && random() < 0.12) last.push(each)
    else orders.push([each])
  }
  return orders
}

/** Orders whose seats are free again, for any departure that is still for sale or over. */
function released(sold: readonly SoldDeparture[], random: () => number): { kind: StoryKind; bought: Bought[] }[] {
  const some = sold.filter(({ parties }) => parties.length > 0)
  return releasedKinds.map((kind) => {
    const { tour, departure } = some[Math.floor(random() * some.length)]!
    return { kind, bought: [{ tour, departure, party: family(tour, random) }] }
  })
}

type Planning = { people: People; now: Date; random: () => number; numbers: Set<string> }

function planOrder(kind: StoryKind, bought: Bought[], { people, now, random, numbers }: Planning): PlannedOrder {
  const first = bought.map(({ departure }) => departure.start_date).sort()[0]!
  const ends_on = bought
    .map(({ departure }) => departure.end_date)
    .sort()
    .at(-1)!
  const isGroup = bought.some(({ party }) => party.adults >= groupSize)
  const created_at = createdAt(kind, first, now, random)
  const items = bought.map((each) => ({ ...each, priced: priced(each, dayOf(created_at)) }))
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
  const story = tellStory(kind, facts, random)
  return { ...story, order_no: orderNo(created_at, random, numbers), lang, source, customer, created_at, items }
}

function priced({ tour, departure, party }: Bought, orderedOn: Day): Priced {
  const rules = {
    ...tourDefaults,
    nights: tour.nights,
    kdv_rate: tour.kdv_rate,
    deposit_rate: tour.deposit_rate,
    child_bands: tour.child_bands.map(([min_age, max_age], index) => ({ band: index + 1, min_age, max_age })),
    balance_due_on: balanceDueOn(
      { ...tourDefaults, deposit_rate: tour.deposit_rate, start_date: departure.start_date },
      orderedOn,
    ),
  }
  const { multi_room_price, single_room_price, child_prices } = departure
  return priceParty({ multi_room_price, single_room_price, child_prices }, rules, party)
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
