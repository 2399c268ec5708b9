import { expect, test } from 'vitest'
import { type DemoFacts, keptRecords, removedRecords } from './demo.rules.ts'

const sets = (by: Record<string, number[]>) => new Map(Object.entries(by).map(([table, ids]) => [table, new Set(ids)]))
/** Two tours of the demo with a departure and an order each, in one category below another. */
const seeded = {
  tours: [1, 2],
  departures: [11, 12],
  orders: [101, 102],
  categories: [7, 8],
  contracts: [5],
  bank_accounts: [6],
  messages: [9],
}
const facts = (more: Partial<DemoFacts> = {}): DemoFacts => ({
  seeded: sets(seeded),
  changed: new Map(),
  departures: [
    { id: 11, tour_id: 1 },
    { id: 12, tour_id: 2 },
  ],
  items: [
    { order_id: 101, tour_id: 1, departure_id: 11 },
    { order_id: 102, tour_id: 2, departure_id: 12 },
  ],
  categories: [
    { id: 7, parent_id: null },
    { id: 8, parent_id: 7 },
  ],
  tourCategories: [
    { tour_id: 1, category_id: 8 },
    { tour_id: 2, category_id: 8 },
  ],
  accepted: [{ order_id: 101, contract_id: 5 }],
  payments: [{ order_id: 101, bank_account_id: 6 }],
  ...more,
})
const going = (more?: Partial<DemoFacts>) =>
  Object.fromEntries(
    [...removedRecords(facts(more))]
      .filter(([, ids]) => ids.length > 0)
      .map(([table, ids]) => [table, ids.toSorted((a, b) => a - b)]),
  )

test('all of an untouched demo goes', () => {
  expect(going()).toEqual(seeded)
})

test('a tour that staff changed stays with its categories, without the dates that the demo invented', () => {
  const { tours, departures, categories, orders } = going({ changed: sets({ tours: [1] }) })
  expect([tours, departures, categories, orders]).toEqual([[2], [11, 12], undefined, [101, 102]])
})

test('a tour stays with a departure that the agency added or changed', () => {
  const added = { departures: [...facts().departures, { id: 13, tour_id: 1 }] }
  expect([going(added).tours, going(added).departures]).toEqual([[2], [11, 12]])
  const changed = going({ changed: sets({ departures: [11] }) })
  expect([changed.tours, changed.departures]).toEqual([[2], [12]])
})

test('a trial order goes with its tours, and stays with a tour that stays', () => {
  const items = [
    ...facts().items,
    { order_id: 900, tour_id: 1, departure_id: 11 },
    { order_id: 900, tour_id: 2, departure_id: 12 },
  ]
  expect(going({ items }).orders).toEqual([101, 102, 900])
  const kept = going({ items, changed: sets({ tours: [1] }) })
  expect([kept.orders, kept.tours, kept.departures]).toEqual([[101, 102], undefined, undefined])
})

test('an order of the agency keeps its contract and its bank account', () => {
  const { contracts, bank_accounts } = going({
    items: [...facts().items, { order_id: 900, tour_id: 50, departure_id: 500 }],
    accepted: [{ order_id: 900, contract_id: 5 }],
    payments: [{ order_id: 900, bank_account_id: 6 }],
  })
  expect([contracts, bank_accounts]).toEqual([undefined, undefined])
})

test('a category stays above one that the agency added', () => {
  const categories = [...facts().categories, { id: 70, parent_id: 7 }]
  expect(going({ categories }).categories).toEqual([8])
})

test.each([
  ['nothing of an untouched demo', {}, []],
  [
    'a tour that staff changed, and the categories above it',
    { changed: sets({ tours: [1] }) },
    ['tours 1 changed', 'categories 7 tour', 'categories 8 tour'],
  ],
  [
    'a tour with a date of the agency',
    { departures: [...facts().departures, { id: 13, tour_id: 2 }] },
    ['tours 2 departure', 'categories 7 tour', 'categories 8 tour'],
  ],
  [
    'what an order of the agency refers to',
    {
      items: [...facts().items, { order_id: 900, tour_id: 50, departure_id: 500 }],
      accepted: [{ order_id: 900, contract_id: 5 }],
      payments: [{ order_id: 900, bank_account_id: 6 }],
    },
    ['contracts 5 order', 'bank_accounts 6 order'],
  ],
])('what stays of the demo is named with its reason: %s', (_, more: Partial<DemoFacts>, kept) => {
  const found = keptRecords(facts(more), removedRecords(facts(more)))
  expect(found.map(({ table, id, reason }) => `${table} ${id} ${reason}`)).toEqual(kept)
})
