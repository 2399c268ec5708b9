import { expect, test } from 'vitest'
import { fill } from '#src/base/i18n/translate.ts'
import { strings } from '#src/strings.ts'
import { balanceDueOn } from './balance-due.rules.ts'
import { discountOf, type PriceRow, priceParty, type TourRules } from './pricing.rules.ts'

/** An example from printed price lists: euro, in cents. */
const row: PriceRow = {
  multi_room_price: 799_00,
  single_room_price: 1049_00,
  child_prices: [95_00, 699_00, null, null],
}
const tour: TourRules = {
  child_bands: [
    { band: 1, min_age: 0, max_age: 2 },
    { band: 2, min_age: 3, max_age: 6 },
  ],
  nights: 3,
  child_price_min_adults: 2,
  kdv_rate: 20,
  deposit_rate: 25,
  deposit_per_person: null,
  balance_due_on: '2027-03-22',
}
const free: PriceRow = { ...row, child_prices: [0, 699_00] }
const gap: TourRules = {
  ...tour,
  child_bands: [
    { band: 1, min_age: 3, max_age: 6 },
    { band: 2, min_age: 9, max_age: 12 },
  ],
}
const oneAdultIsEnough: TourRules = { ...tour, child_price_min_adults: 1 }

test.each([
  { party: '2 adults', adults: 2, ages: [], lines: ['2 multi_room'], total: 1598_00 },
  {
    party: '2 adults, children of 4 and 1',
    adults: 2,
    ages: [4, 1],
    lines: ['2 multi_room', '1 child_age_range_1', '1 child_age_range_2'],
    total: 2392_00,
  },
  { party: '3 adults in a room of three', adults: 3, ages: [], lines: ['3 multi_room'], total: 2397_00 },
  {
    party: '1 adult, a child of 8: two adult prices',
    adults: 1,
    ages: [8],
    lines: ['1 multi_room', '1 child_as_adult no_child_price'],
    total: 1598_00,
  },
  {
    party: '5 adults, one alone',
    adults: 5,
    single: 1,
    ages: [],
    lines: ['4 multi_room', '1 single_room'],
    total: 4245_00,
  },
  { party: '1 adult', adults: 1, ages: [], lines: ['1 single_room alone'], total: 1049_00 },
  { party: '1 adult who asked for it', adults: 1, single: 1, ages: [], lines: ['1 single_room'], total: 1049_00 },
  {
    party: '3 adults, two alone: the third is alone too',
    adults: 3,
    single: 2,
    ages: [],
    lines: ['2 single_room', '1 single_room left_alone'],
    total: 3147_00,
  },
  {
    party: '3 adults, two alone, the third with a child',
    adults: 3,
    single: 2,
    ages: [4],
    lines: ['1 multi_room', '2 single_room', '1 child_age_range_2'],
    total: 3596_00,
  },
  {
    party: '2 adults, both alone, a child beside them',
    adults: 2,
    single: 2,
    ages: [6],
    lines: ['2 single_room', '1 child_age_range_2'],
    total: 2797_00,
  },
  {
    party: '1 adult, a baby: no child price with one adult',
    adults: 1,
    ages: [1],
    lines: ['1 multi_room', '1 child_as_adult few_adults'],
    total: 1598_00,
  },
  {
    party: '1 adult, a child of 4, where the tour allows it',
    rules: oneAdultIsEnough,
    adults: 1,
    ages: [4],
    lines: ['1 multi_room', '1 child_age_range_2'],
    total: 1498_00,
  },
  {
    party: '1 adult, children of 4 and 15: each pays as an adult on its own grounds',
    adults: 1,
    ages: [4, 15],
    lines: ['1 multi_room', '1 child_as_adult few_adults', '1 child_as_adult no_child_price'],
    total: 2397_00,
  },
  {
    party: 'children at both ends of a band, and just above',
    adults: 2,
    ages: [3, 6, 7],
    lines: ['2 multi_room', '2 child_age_range_2', '1 child_as_adult no_child_price'],
    total: 3795_00,
  },
  {
    party: 'children in a gap and below the first band pay as the next band',
    rules: gap,
    adults: 2,
    ages: [1, 7, 10],
    lines: ['2 multi_room', '1 child_age_range_1 next_band', '1 child_age_range_2 next_band', '1 child_age_range_2'],
    total: 3091_00,
  },
  {
    party: 'bands that are listed in another order',
    rules: { ...gap, child_bands: gap.child_bands.toReversed() },
    adults: 2,
    ages: [1, 7, 10],
    lines: ['2 multi_room', '1 child_age_range_1 next_band', '1 child_age_range_2 next_band', '1 child_age_range_2'],
    total: 3091_00,
  },
  {
    party: 'a departure that lists fewer prices than the tour has bands',
    row: { ...row, child_prices: [95_00] },
    adults: 2,
    ages: [1, 5],
    lines: ['2 multi_room', '1 child_age_range_1', '1 child_as_adult no_child_price'],
    total: 2492_00,
  },
  {
    party: 'a free child has a line',
    row: free,
    adults: 2,
    ages: [0],
    lines: ['2 multi_room', '1 child_age_range_1'],
    total: 1598_00,
  },
  {
    party: 'a band without a price at this departure',
    row: { ...row, child_prices: [95_00, null] },
    adults: 2,
    ages: [5],
    lines: ['2 multi_room', '1 child_as_adult no_child_price'],
    total: 2397_00,
  },
])('$party', ({ adults, single = 0, ages, rules = tour, row: prices = row, lines, total }) => {
  const priced = priceParty(prices, rules, { adults, childrenAges: ages, singleRooms: single })
  const said = priced.lines.map(({ quantity, kind, reason }) =>
    [quantity, kind, reason?.key.replace('pricing.reason_', '')].filter((part) => part !== undefined).join(' '),
  )
  expect(said.toSorted()).toEqual(lines.toSorted())
  expect(priced.total).toBe(total)
  expect(priced.seats_needed).toBe(adults + ages.length)
})

test('KDV is included in the total, and the deposit is a part of it', () => {
  const priced = priceParty(row, tour, { adults: 2, childrenAges: [4, 1], singleRooms: 0 })
  expect([priced.price, priced.kdv, priced.total, priced.deposit]).toEqual([1993_33, 398_67, 2392_00, 598_00])
})

const perPerson = (deposit_per_person: number) => ({ ...tour, deposit_rate: 100, deposit_per_person })

test.each([
  { what: 'the day for the rest has come', rules: { ...tour, balance_due_on: null }, deposit: 1598_00, due: null },
  { what: 'half a kuruş goes up', rules: { ...tour, deposit_rate: 33 }, deposit: 527_34, due: '2027-03-22' },
  { what: 'an amount for each person', rules: perPerson(300_00), deposit: 600_00, due: '2027-03-22' },
  { what: 'an amount as large as the price', rules: perPerson(799_00), deposit: 1598_00, due: null },
  { what: 'an amount beyond the price', rules: perPerson(5_000_00), deposit: 1598_00, due: null },
  { what: 'a part that rounds to nothing', rules: { ...tour, deposit_rate: 1 }, price: 20, deposit: 40, due: null },
])('deposit: $what', ({ rules, price = 799_00, deposit, due }) => {
  const priced = priceParty({ ...row, multi_room_price: price }, rules, { adults: 2, childrenAges: [], singleRooms: 0 })
  expect([priced.deposit, priced.balance_due_on]).toEqual([deposit, due])
})

test.each([
  { rate: 25, today: '2027-03-12', due: '2027-03-22' },
  { what: 'the departure is near', rate: 25, today: '2027-03-13', due: null },
  { what: 'no days of full payment', rate: 25, full: 0, today: '2027-03-21', due: '2027-03-22' },
  { what: 'the last day has come', rate: 25, full: 0, today: '2027-03-22', due: null },
  { what: 'everything at booking', rate: 100, today: '2026-11-21', due: null },
  { what: 'no deposit', rate: 0, today: '2026-11-21', due: null },
  { what: 'an amount for each person', rate: 100, person: 50_00, today: '2026-11-21', due: '2027-03-22' },
])('an order of $today leaves a balance until $due: $what', ({ rate, full = 30, person = null, today, due }) => {
  const rules = { deposit_rate: rate, deposit_per_person: person, balance_due_days: 21, full_payment_days: full }
  expect(balanceDueOn({ start_date: '2027-04-12', ...rules }, today)).toBe(due)
})

test('the lines are read in one order, people before children, each in words', () => {
  const { lines } = priceParty(row, tour, { adults: 3, childrenAges: [16, 5], singleRooms: 1 })
  const words = lines.map(({ label }) => fill(strings.pricing[label.key.slice(8) as 'child'].tr, 'tr', label.values))
  expect(words).toEqual([
    '2 veya 3 kişilik odada kişi başı',
    'Tek kişilik oda',
    'Çocuk (3–6 yaş)',
    'Yetişkin fiyatıyla çocuk',
  ])
})

test.each([1, 2, 5])('on a day trip, which has no rooms, %d adults pay the price per person', (adults) => {
  const priced = priceParty(row, { ...tour, nights: 0 }, { adults, childrenAges: [], singleRooms: 1 })
  expect(priced.lines).toMatchObject([
    { label: { key: 'pricing.per_person' }, quantity: adults, unit_price: 799_00, reason: null },
  ])
  expect(priced.single_room_quantity).toBe(0)
})

test('a discount is one line below 0, which says its percentage when it is one; a discount of nothing has no line', () => {
  const party = { adults: 2, childrenAges: [], singleRooms: 0 }
  const lineOf = (discount: Parameters<typeof discountOf>[1]) => priceParty(row, tour, party, discount).lines.slice(1)
  const line = { kind: 'discount', reason: null, quantity: 1 }
  expect(lineOf({ percent: 10 })).toEqual([
    {
      ...line,
      label: { key: 'pricing.discount_percent', values: { n: 10 } },
      unit_price: -159_80,
      amount: -159_80,
    },
  ])
  expect(lineOf({ amount: 1 })).toEqual([{ ...line, label: { key: 'pricing.discount' }, unit_price: -1, amount: -1 }])
  expect([lineOf({ percent: 0 }), lineOf({ amount: 0 })]).toEqual([[], []])
  expect([discountOf(50_00, { amount: 60_00 }), discountOf(50_00, { percent: 100 })]).toEqual([50_00, 50_00])
})
