import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#src/base/dates.ts'
import { sum } from '#src/base/money.ts'
import { partyLines, priceParty } from '#src/features/departures/pricing/pricing.rules.ts'
import { type AgedItem, ageDifference, partyOf, withDifference } from './age-price.rules.ts'
import type { AgreedPrices } from './agreed-prices.rules.ts'
import { seatsOf } from './passengers.rules.ts'

const start_date = '2027-04-12'
const amount = fc.integer({ min: 0, max: 30_000_00 })
const prices: fc.Arbitrary<AgreedPrices> = fc.record({
  multi_room_price: amount,
  single_room_price: amount,
  child_prices: fc.array(fc.option(amount), { minLength: 2, maxLength: 2 }),
  child_bands: fc.constantFrom(
    [],
    [
      { band: 1, min_age: 0, max_age: 6 },
      { band: 2, min_age: 7, max_age: 12 },
    ],
  ),
  nights: fc.integer({ min: 0, max: 3 }),
  child_price_min_adults: fc.integer({ min: 0, max: 3 }),
})
const birth = fc.option(fc.integer({ min: 0, max: 40 }).map((age) => `${2027 - age}-01-01`))
const booked = fc
  .record({
    prices,
    people_quantity: fc.integer({ min: 1, max: 4 }),
    children_ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
    single: fc.integer({ min: 0, max: 4 }),
    percent: fc.integer({ min: 0, max: 100 }),
    births: fc.array(birth, { minLength: 7, maxLength: 7 }),
  })
  .map(({ prices, people_quantity, children_ages, single, percent, births }) => {
    const single_room_quantity = Math.min(single, people_quantity)
    const party = { adults: people_quantity, childrenAges: children_ages, singleRooms: single_room_quantity }
    const rules = { ...prices, kdv_rate: 20, deposit_rate: 25, deposit_per_person: null, balance_due_on: '2027-03-22' }
    const priced = priceParty(prices, rules, party, { percent })
    const item: AgedItem & typeof priced = {
      ...priced,
      people_quantity,
      children_ages,
      single_room_quantity,
      start_date,
      prices,
    }
    return { item, births: births.map((birth_date, at) => ({ seat: at + 1, birth_date })) }
  })

const off = ({ lines }: AgedItem) => sum(lines.filter(({ kind }) => kind === 'discount').map(({ amount }) => amount))

test('an accepted difference makes the total the price of the real ages at the prices of the order', () => {
  fc.assert(
    fc.property(booked, ({ item, births }) => {
      const difference = ageDifference(item, births)
      const party = partyOf(item, births)
      const accepted = { status: 'onayli', today: '2027-02-01', isBalanceOpen: true } as const
      const after = withDifference({ ...item, kdv_rate: 20 }, difference, accepted)
      const real = party && sum(partyLines(item.prices!, item.prices!, party).map(({ amount }) => amount))
      expect(after.total).toBe(real === null ? item.total : Math.max(0, real + off(item)))
      // Once it is accepted there is nothing left to accept.
      const line = { kind: 'age_difference', amount: difference }
      expect(ageDifference({ ...item, total: after.total, lines: [...item.lines, line] }, births)).toBe(0)
    }),
  )
})

const statuses = fc.constantFrom('opsiyonlu' as const, 'onayli' as const)

test('an item with a difference keeps what every item promises: price + KDV = total, and a day for what is not due at booking', () => {
  fc.assert(
    fc.property(booked, statuses, fc.boolean(), ({ item, births }, status, isBalanceOpen) => {
      const accepted = { status, today: '2027-04-11', isBalanceOpen }
      const after = withDifference({ ...item, kdv_rate: 20 }, ageDifference(item, births), accepted)
      expect(after.price + after.kdv).toBe(after.total)
      expect(after.deposit).toBeGreaterThanOrEqual(0)
      expect(after.deposit).toBeLessThanOrEqual(after.total)
      expect(after.deposit < after.total).toBe(after.balance_due_on !== null)
      expect((after.balance_due_on ?? start_date) <= start_date).toBe(true)
    }),
  )
})

test.each([
  {
    what: 'joins a balance that is still to come',
    isBalanceOpen: true,
    balance_due_on: '2027-03-22',
    due: '2027-03-22',
  },
  { what: 'has three days when it was paid', isBalanceOpen: false, balance_due_on: '2027-03-22', due: '2027-04-02' },
  { what: 'keeps a day that is later', isBalanceOpen: false, balance_due_on: '2027-04-05', due: '2027-04-05' },
  { what: 'has three days when all was due at booking', isBalanceOpen: false, balance_due_on: null, due: '2027-04-02' },
  { what: 'has three days where no balance was', isBalanceOpen: true, balance_due_on: null, due: '2027-04-02' },
])('a difference $what', ({ isBalanceOpen, balance_due_on, due }) => {
  const deposit = balance_due_on === null ? 100_00 : 25_00
  const item = { total: 100_00, deposit, balance_due_on, kdv_rate: 20, start_date }
  const accepted = { status: 'onayli', today: '2027-03-30', isBalanceOpen } as const
  expect(withDifference(item, 10_00, accepted).balance_due_on).toBe(due)
})

test('ages as they were booked change nothing', () => {
  fc.assert(
    fc.property(booked, ({ item }) => {
      const births = seatsOf(item).map(({ seat, age }) => ({
        seat,
        birth_date: addDays(`${2027 - (age ?? 30)}-04-12`, 0),
      }))
      expect([ageDifference(item, births), ageDifference(item, [])]).toEqual([0, 0])
    }),
  )
})

test('a child of another band, a child that is grown up, an adult that is a child', () => {
  const prices = {
    multi_room_price: 10_000_00,
    single_room_price: 14_000_00,
    child_prices: [0, 7_500_50],
    child_bands: [
      { band: 1, min_age: 0, max_age: 6 },
      { band: 2, min_age: 7, max_age: 12 },
    ],
    nights: 2,
    child_price_min_adults: 2,
  }
  const item = { prices, people_quantity: 2, children_ages: [5], single_room_quantity: 0, start_date, total: 20_000_00 }
  const lines = [{ kind: 'multi_room', amount: 20_000_00 }]
  const of = (seat: number, birth_date: string) => ageDifference({ ...item, lines }, [{ seat, birth_date }])
  expect(of(3, '2022-04-12')).toBe(0)
  expect(of(3, '2020-04-12')).toBe(7_500_50)
  expect(of(3, '2014-04-12')).toBe(10_000_00)
  expect(of(3, '2009-04-12')).toBe(10_000_00)
  // One adult is left, so children pay as adults.
  expect(of(2, '2020-04-12')).toBe(10_000_00)
  expect(of(1, '2010-04-12')).toBe(0)
})

const whole = { total: 100_00, deposit: 100_00, balance_due_on: null, kdv_rate: 20, start_date }
const split = { ...whole, deposit: 25_00, balance_due_on: '2027-03-22' }

test.each([
  { what: 'joins the hold that it was due in', item: whole, status: 'opsiyonlu', difference: 10_00, deposit: 110_00 },
  { what: 'leaves a deposit as it is', item: split, status: 'opsiyonlu', difference: 10_00, due: '2027-04-02' },
  { what: 'of one kuruş has its three days', item: split, difference: 1, due: '2027-04-02' },
  { what: 'of nothing moves no day', item: split, difference: 0, due: '2027-03-22' },
  { what: 'that makes it cheaper moves no day', item: split, difference: -10_00, due: '2027-03-22' },
  { what: 'down to the deposit leaves no balance', item: split, difference: -75_00, due: null },
  { what: 'below the deposit lowers it', item: split, difference: -80_00, deposit: 20_00, due: null },
  {
    what: 'after the hold leaves what was due in it',
    item: whole,
    difference: 10_00,
    due: '2027-04-02',
    deposit: 100_00,
  },
] as const)('a difference that $what', ({ item, difference, deposit = item.deposit, ...more }) => {
  const { status, due } = { status: 'onayli' as const, due: null, ...more }
  const after = withDifference(item, difference, { status, today: '2027-03-30', isBalanceOpen: false })
  expect(after).toMatchObject({ total: item.total + difference, deposit, balance_due_on: due })
})

describe('who travels, by the birth dates', () => {
  const prices = {
    multi_room_price: 10_000_00,
    single_room_price: 14_000_00,
    child_prices: [0, 7_500_00],
    child_bands: [
      { band: 1, min_age: 0, max_age: 6 },
      { band: 2, min_age: 7, max_age: 12 },
    ],
    nights: 2,
    child_price_min_adults: 2,
  }
  const item = {
    prices,
    people_quantity: 2,
    children_ages: [5],
    single_room_quantity: 2,
    start_date,
    total: 0,
    lines: [],
  }
  /** Born so many years before the departure, on its day. */
  const born = (seat: number, age: number) => [{ seat, birth_date: `${2027 - age}-04-12` }]

  test.each([
    { who: 'nobody is known', births: [], party: [2, 5] },
    { who: 'an adult of the oldest child’s age', births: born(1, 12), party: [1, 12, 5] },
    { who: 'an adult of a year more', births: born(1, 13), party: [2, 5] },
    { who: 'an adult of the age of the first band', births: born(2, 6), party: [1, 6, 5] },
    { who: 'a child beyond the bands', births: born(3, 15), party: [2, 15] },
    {
      who: 'a child on the last day before it is grown up',
      births: [{ seat: 3, birth_date: '2009-04-13' }],
      party: [2, 17],
    },
    { who: 'a child that is grown up on the day', births: born(3, 18), party: [3] },
  ])('$who', ({ births, party: [adults, ...childrenAges] }) => {
    // A room alone for each adult at most, and no more than were ordered.
    expect(partyOf(item, births)).toEqual({ adults, childrenAges, singleRooms: Math.min(2, adults!) })
  })

  test('ages of an item that was moved count on the day of the first departure', () => {
    const moved = { ...item, prices: { ...prices, ages_on: '2027-04-11' } }
    expect(partyOf(moved, born(3, 18))).toMatchObject({ adults: 2, childrenAges: [17] })
  })

  test('without an adult, or without known prices, nothing is to be paid', () => {
    const children = [...born(1, 10), ...born(2, 10)]
    expect([partyOf(item, children), ageDifference(item, children)]).toEqual([null, 0])
    const old = { ...item, prices: null }
    expect(partyOf(old, born(1, 10))).toMatchObject({ adults: 2 })
    expect(ageDifference(old, born(3, 18))).toBe(0)
  })

  test('no more is given back than the item costs', () => {
    const lines = [
      { kind: 'multi_room', amount: 20_000_00 },
      { kind: 'child_age_range_2', amount: 7_500_00 },
      { kind: 'discount', amount: -27_000_00 },
    ]
    const cheap = { ...item, children_ages: [8], single_room_quantity: 0, lines, total: 500_00 }
    expect(ageDifference(cheap, born(3, 5))).toBe(-500_00)
  })
})
