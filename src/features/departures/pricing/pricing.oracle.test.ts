import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Discount, type PriceRow, priceParty, type TourRules } from './pricing.rules.ts'

/**
 * A second implementation of the rules by another method: every person is priced one by one, in whole kuruş (bigint), and
 * rooms are filled bed by bed.
 */
function oracle(row: PriceRow, rules: TourRules, adults: number, ages: readonly number[], singleRooms: number) {
  const multi = BigInt(row.multi_room_price)
  const single = BigInt(row.single_room_price)
  const roomless: ('adult' | 'child')[] = []
  const purses: bigint[] = []
  for (let n = 0; n < adults; n++) {
    if (n < singleRooms && rules.nights > 0) purses.push(single)
    else roomless.push('adult')
  }
  for (const age of ages) {
    roomless.push('child')
    let owes = multi
    for (let year = age; year <= 17; year++) {
      const found = rules.child_bands.find((b) => b.min_age <= year && year <= b.max_age)
      if (!found) continue
      const listed = row.child_prices[found.band - 1]
      if (listed !== null && listed !== undefined && adults >= rules.child_price_min_adults) owes = BigInt(listed)
      break
    }
    purses.push(owes)
  }
  for (const person of roomless)
    if (person === 'adult') purses.push(roomless.length === 1 && rules.nights > 0 ? single : multi)
  const total = purses.reduce((a, b) => a + b, 0n)
  // total × rate / (100 + rate), rounded half up.
  const [top, bottom] = [total * BigInt(rules.kdv_rate), 100n + BigInt(rules.kdv_rate)]
  const kdv = top / bottom + ((top % bottom) * 2n >= bottom ? 1n : 0n)
  const share = shareOf(total, rules, purses.length)
  const isSplit = rules.balance_due_on !== null && share > 0n && share < total
  const later = isSplit ? total - share : 0n
  return {
    total: Number(total),
    kdv: Number(kdv),
    people: purses.length,
    now: Number(total - later),
    later: Number(later),
    lastDay: isSplit ? rules.balance_due_on : null,
  }
}

/** An amount for each person, or total × rate / 100 rounded half up. */
function shareOf(total: bigint, { deposit_rate, deposit_per_person }: TourRules, people: number): bigint {
  if (deposit_per_person !== null) return BigInt(deposit_per_person) * BigInt(people)
  const parts = total * BigInt(deposit_rate)
  return parts / 100n + (parts % 100n >= 50n ? 1n : 0n)
}

const amount = fc.oneof(fc.integer({ min: 0, max: 1_000_000_00 }), fc.integer({ min: 0, max: 3 }))
/** Up to four bands in any order: ages cut the years 0 to 17 into intervals, some of which are bands. */
const bands = fc
  .tuple(fc.uniqueArray(fc.integer({ min: 0, max: 17 }), { minLength: 0, maxLength: 8 }))
  .map(([cuts]) => cuts.toSorted((a, b) => a - b))
  .map((cuts) =>
    Array.from({ length: Math.floor(cuts.length / 2) }, (_, n) => ({
      band: n + 1,
      min_age: cuts[2 * n]!,
      max_age: cuts[2 * n + 1]!,
    })),
  )
  .chain((made) =>
    fc
      .shuffledSubarray([1, 2, 3, 4], { minLength: made.length, maxLength: made.length })
      .map((numbers) => made.map((band, n) => ({ ...band, band: numbers[n]! }))),
  )
const rulesOf = fc.record({
  child_bands: bands,
  nights: fc.integer({ min: 0, max: 3 }),
  child_price_min_adults: fc.integer({ min: 0, max: 4 }),
  kdv_rate: fc.integer({ min: 0, max: 100 }),
  deposit_rate: fc.integer({ min: 0, max: 100 }),
  deposit_per_person: fc.option(fc.integer({ min: 1, max: 20_000_00 })),
  balance_due_on: fc.option(fc.constantFrom('2027-03-22', '2027-04-01')),
})
const rowOf = fc.record({
  multi_room_price: amount,
  single_room_price: amount,
  child_prices: fc.array(fc.option(amount), { minLength: 4, maxLength: 4 }),
})
const partyOf = fc
  .record({
    adults: fc.integer({ min: 1, max: 20 }),
    seed: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 19 }),
  })
  .chain(({ adults, seed }) =>
    fc.record({
      adults: fc.constant(adults),
      childrenAges: fc.constant(seed.slice(0, 20 - adults)),
      singleRooms: fc.integer({ min: 0, max: adults }),
    }),
  )

test('10,000 random parties are priced as the second implementation prices them, to the kuruş', () => {
  fc.assert(
    fc.property(rowOf, rulesOf, partyOf, (row, rules, party) => {
      const priced = priceParty(row, rules, party)
      const expected = oracle(row, rules, party.adults, party.childrenAges, party.singleRooms)
      expect({
        total: priced.total,
        kdv: priced.kdv,
        people: priced.seats_needed,
        now: priced.deposit,
        later: priced.total - priced.deposit,
        lastDay: priced.balance_due_on,
      }).toEqual(expected)
    }),
    { numRuns: 10_000 },
  )
})

test('for every party Σ lines = total = price + kdv, and every line is its quantity times its unit price', () => {
  fc.assert(
    fc.property(rowOf, rulesOf, partyOf, (row, rules, party) => {
      const priced = priceParty(row, rules, party)
      const lines = priced.lines.map((line) => BigInt(line.quantity) * BigInt(line.unit_price))
      expect(priced.lines.map(({ amount }) => BigInt(amount))).toEqual(lines)
      expect(lines.reduce((a, b) => a + b, 0n)).toBe(BigInt(priced.total))
      expect(BigInt(priced.price) + BigInt(priced.kdv)).toBe(BigInt(priced.total))
      expect(priced.lines.reduce((people, { quantity }) => people + quantity, 0)).toBe(
        party.adults + party.childrenAges.length,
      )
    }),
    { numRuns: 10_000 },
  )
})

/** The kuruş that remain of an amount, by another method: whole numbers of hundredths. */
function remains(full: bigint, discount: Discount): bigint {
  if ('amount' in discount) return full > BigInt(discount.amount) ? full - BigInt(discount.amount) : 0n
  const parts = full * BigInt(discount.percent)
  return full - parts / 100n - (parts % 100n >= 50n ? 1n : 0n)
}

const discountOf = fc.oneof(
  fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ amount: fc.integer({ min: 1, max: 2_000_000_00 }) }),
)

test('a discounted price is the full one less the discount in one line; KDV and deposit are of what remains', () => {
  fc.assert(
    fc.property(rowOf, rulesOf, partyOf, discountOf, (row, rules, party, discount) => {
      const full = priceParty(row, rules, party)
      const priced = priceParty(row, rules, party, discount)
      const total = remains(BigInt(full.total), discount)
      expect(BigInt(priced.total)).toBe(total)
      expect(priced.lines.reduce((sum, { amount }) => sum + BigInt(amount), 0n)).toBe(total)
      expect(priced.lines.filter(({ kind }) => kind !== 'discount')).toEqual(full.lines)
      const [top, bottom] = [total * BigInt(rules.kdv_rate), 100n + BigInt(rules.kdv_rate)]
      const kdv = top / bottom + ((top % bottom) * 2n >= bottom ? 1n : 0n)
      expect([BigInt(priced.kdv), BigInt(priced.price)]).toEqual([kdv, total - kdv])
      const share = shareOf(total, rules, party.adults + party.childrenAges.length)
      const isSplit = rules.balance_due_on !== null && share > 0n && share < total
      expect(BigInt(priced.deposit)).toBe(isSplit ? share : total)
      // What the database checks of a discount's line: one, below 0, and none for nothing.
      const off = priced.lines.filter(({ kind }) => kind === 'discount')
      expect(off).toHaveLength(BigInt(full.total) === total ? 0 : 1)
      for (const { quantity, unit_price } of off) expect([quantity, unit_price < 0]).toEqual([1, true])
      expect(priced.seats_needed).toBe(full.seats_needed)
    }),
    { numRuns: 5_000 },
  )
})

test('the quantities of the answer, each times its price, sum to the total', () => {
  fc.assert(
    fc.property(rowOf, rulesOf, partyOf, (row, rules, party) => {
      const priced = priceParty(row, rules, party)
      const ofChildren = priced.child_quantities.map(
        (quantity, n) => BigInt(quantity) * BigInt(row.child_prices[n] ?? 0),
      )
      const rooms =
        BigInt(priced.multi_room_quantity) * BigInt(row.multi_room_price) +
        BigInt(priced.single_room_quantity) * BigInt(row.single_room_price)
      expect(ofChildren.reduce((a, b) => a + b, rooms)).toBe(BigInt(priced.total))
    }),
    { numRuns: 2_000 },
  )
})
