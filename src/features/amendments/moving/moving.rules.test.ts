import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '#src/base/dates.ts'
import { sum } from '#src/base/money.ts'
import { partyLines, priceParty } from '#src/features/departures/pricing/pricing.rules.ts'
import type { AgreedPrices } from '#src/features/orders/money/agreed-prices.rules.ts'
import { type MovedItem, moveDifference, movedMoney } from './moving.rules.ts'

const start_date = '2027-04-12'
const today = '2027-02-01'
const amount = fc.integer({ min: 0, max: 30_000_00 })
const prices: fc.Arbitrary<AgreedPrices> = fc.record({
  multi_room_price: amount,
  single_room_price: amount,
  child_prices: fc.array(fc.option(amount), { minLength: 2, maxLength: 2 }),
  child_bands: fc.constant([
    { band: 1, min_age: 0, max_age: 6 },
    { band: 2, min_age: 7, max_age: 12 },
  ]),
  nights: fc.integer({ min: 0, max: 3 }),
  child_price_min_adults: fc.integer({ min: 0, max: 2 }),
})
const facts = fc.record({
  from: prices,
  to: prices,
  people_quantity: fc.integer({ min: 1, max: 4 }),
  children_ages: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 3 }),
  percent: fc.integer({ min: 0, max: 100 }),
  later: fc.integer({ min: -60, max: 200 }),
})
const bought = fc.tuple(facts).map(([{ from, to, people_quantity, children_ages, percent, later }]) => {
  const party = { adults: people_quantity, childrenAges: children_ages, singleRooms: 0 }
  const rules = { ...from, kdv_rate: 20, deposit_rate: 25, deposit_per_person: null, balance_due_on: '2027-03-22' }
  const priced = priceParty(from, rules, party, { percent })
  const own = { ...priced, people_quantity, children_ages, single_room_quantity: 0, kdv_rate: 20, start_date }
  const item: MovedItem = { ...own, prices: from }
  const full = sum(partyLines(to, to, party).map(({ amount }) => amount))
  return { item, full, target: { start_date: addDays(start_date, later), prices: to } }
})
const off = ({ lines }: MovedItem) => sum(lines.filter(({ kind }) => kind === 'discount').map(({ amount }) => amount))

test('a charged difference makes the total the price of the new departure, less the discount that was given', () => {
  fc.assert(
    fc.property(bought, ({ item, full, target }) => {
      const difference = moveDifference(item, [], target)
      const after = movedMoney(item, difference, target, { status: 'onayli', today })
      expect(after.total).toBe(Math.max(0, full + off(item)))
      // Moved there, it costs nothing more; and back again it costs what it did, unless the discount was more than the price.
      const line = { kind: 'move_difference', amount: difference }
      const moved = {
        ...item,
        ...after,
        start_date: target.start_date,
        prices: target.prices,
        lines: [...item.lines, line],
      }
      expect(moveDifference(moved, [], target)).toBe(0)
      const back = moveDifference(moved, [], { start_date, prices: item.prices! })
      if (after.total > 0) expect(back).toBe(-difference || 0)
    }),
  )
})

test('a moved item keeps what every item promises, and its balance is due before the new departure and not at once', () => {
  fc.assert(
    fc.property(bought, fc.boolean(), ({ item, target }, isCharged) => {
      const difference = isCharged ? moveDifference(item, [], target) : 0
      const after = movedMoney(item, difference, target, { status: 'onayli', today })
      expect(after.price + after.kdv).toBe(after.total)
      if (!isCharged) expect(after.total).toBe(item.total)
      expect(after.deposit < after.total).toBe(after.balance_due_on !== null)
      if (after.balance_due_on === null) return
      expect(after.balance_due_on <= target.start_date).toBe(true)
      expect(daysBetween(today, after.balance_due_on)).toBeGreaterThanOrEqual(
        Math.min(3, daysBetween(today, target.start_date)),
      )
    }),
  )
})

test('the balance is due as many days before the new departure as before the old one', () => {
  const item: MovedItem = {
    people_quantity: 1,
    children_ages: [],
    single_room_quantity: 0,
    start_date,
    prices: null,
    lines: [{ kind: 'multi_room', amount: 100_00 }],
    total: 100_00,
    deposit: 25_00,
    balance_due_on: '2027-03-22',
    kdv_rate: 20,
  }
  const due = (start: string) => movedMoney(item, 0, { start_date: start }, { status: 'onayli', today }).balance_due_on
  expect([due('2027-05-12'), due('2027-02-15'), due('2027-02-02')]).toEqual(['2027-04-21', '2027-02-04', '2027-02-02'])
})
