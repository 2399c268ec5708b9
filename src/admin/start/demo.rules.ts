import { groupBy } from '#src/base/grouped.ts'
import { type DemoTable, demoTables, type KeptReason } from '../demo.links.ts'

/** What decides which records of the demo go. Ids; maps by table. */
export type DemoFacts = {
  /** What the demo put in. */
  seeded: ReadonlyMap<string, ReadonlySet<number>>
  /** Of these, what staff changed since. */
  changed: ReadonlyMap<string, ReadonlySet<number>>
  departures: readonly { id: number; tour_id: number }[]
  items: readonly { order_id: number; tour_id: number; departure_id: number }[]
  categories: readonly { id: number; parent_id: number | null }[]
  tourCategories: readonly { tour_id: number; category_id: number }[]
  /** Contracts and bank accounts that an order refers to. */
  accepted: readonly { order_id: number; contract_id: number }[]
  payments: readonly { order_id: number; bank_account_id: number | null }[]
}

/**
 * The records that go when the agency begins for real (docs/rules.md, Demo): what the demo put in and nobody changed. A tour
 * stays with a departure of the agency, a category with a tour that stays. Orders of the demo go, and trial orders of which
 * every tour goes. Departures of the demo go also from a tour that stays: their dates and prices are invented. Of the other tables
 * everything goes.
 */
export function removedRecords(facts: DemoFacts): Map<string, number[]> {
  const { departures, items, categories, tourCategories } = facts
  const of = (table: string) => facts.seeded.get(table) ?? new Set<number>()
  const unchanged = (table: string) => new Set([...of(table)].filter((id) => !facts.changed.get(table)?.has(id)))

  const goingDepartures = unchanged('departures')
  const tours = unchanged('tours')
  for (const { id, tour_id } of departures) if (!goingDepartures.has(id)) tours.delete(tour_id)
  const toursOf = groupBy(items, ({ order_id }) => order_id)
  const ownOrders = [...toursOf].filter(([id]) => !of('orders').has(id))
  // An order that stays keeps all its tours, which may keep further orders.
  repeat(() =>
    ownOrders.some(([, tourItems]) => {
      const staying = tourItems.some(({ tour_id }) => !tours.has(tour_id))
      return staying && tourItems.filter(({ tour_id }) => tours.delete(tour_id)).length > 0
    }),
  )
  const trials = ownOrders.filter(([, tourItems]) => tourItems.every(({ tour_id }) => tours.has(tour_id)))
  const orders = new Set([...of('orders'), ...trials.map(([id]) => id)])

  const goingCategories = unchanged('categories')
  for (const { tour_id, category_id } of tourCategories) if (!tours.has(tour_id)) goingCategories.delete(category_id)
  repeat(() =>
    categories.some(
      ({ id, parent_id }) => parent_id !== null && !goingCategories.has(id) && goingCategories.delete(parent_id),
    ),
  )

  const booked = new Set(items.flatMap(({ order_id, departure_id }) => (orders.has(order_id) ? [] : [departure_id])))
  const isGoing = ({ id, tour_id }: { id: number; tour_id: number }) =>
    tours.has(tour_id) || (goingDepartures.has(id) && !booked.has(id))

  const contracts = unchanged('contracts')
  for (const { order_id, contract_id } of facts.accepted) if (!orders.has(order_id)) contracts.delete(contract_id)
  const accounts = unchanged('bank_accounts')
  for (const { order_id, bank_account_id } of facts.payments)
    if (bank_account_id !== null && !orders.has(order_id)) accounts.delete(bank_account_id)

  const decided = new Map<string, number[]>([
    ['orders', [...orders]],
    ['messages', [...of('messages')]],
    ['departures', departures.filter(isGoing).map(({ id }) => id)],
    ['tours', [...tours]],
    ['categories', [...goingCategories]],
    ['contracts', [...contracts]],
    ['bank_accounts', [...accounts]],
  ])
  for (const table of demoTables) if (!decided.has(table)) decided.set(table, [...unchanged(table)])
  return decided
}

export type KeptRecord = { table: DemoTable; id: number; reason: KeptReason }

/** Records that the demo put in and that stay, with the reason. Departures stay with their tour and are not listed. */
export function keptRecords(facts: DemoFacts, removed: ReadonlyMap<string, readonly number[]>): KeptRecord[] {
  const { departures, seeded, changed } = facts
  const ownDepartures = departures.filter(
    ({ id }) => !seeded.get('departures')?.has(id) || changed.get('departures')?.has(id),
  )
  const withDeparture = new Set(ownDepartures.map(({ tour_id }) => tour_id))
  const reasonOf = (table: DemoTable, id: number): KeptReason => {
    if (changed.get(table)?.has(id)) return 'changed'
    if (table === 'categories') return 'tour'
    return table === 'tours' && withDeparture.has(id) ? 'departure' : 'order'
  }
  return demoTables
    .filter((table) => table !== 'departures')
    .flatMap((table) => {
      const goes = new Set(removed.get(table))
      const kept = [...(seeded.get(table) ?? [])].filter((id) => !goes.has(id))
      return kept.map((id) => ({ table, id, reason: reasonOf(table, id) }))
    })
}

function repeat(step: () => boolean): void {
  while (step());
}
