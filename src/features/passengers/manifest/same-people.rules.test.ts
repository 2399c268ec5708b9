import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AgedItem, ageDifference } from '#src/features/orders/money/age-price.rules.ts'
import type { AgreedPrices } from '#src/features/orders/money/agreed-prices.rules.ts'
import { seatsOf } from '#src/features/orders/money/passengers.rules.ts'
import { samePeople } from './same-people.rules.ts'

const bands = [
  { band: 1, min_age: 0, max_age: 6 },
  { band: 2, min_age: 7, max_age: 12 },
]
const prices: AgreedPrices = {
  multi_room_price: 10_000_00,
  single_room_price: 14_000_00,
  child_prices: [0, 7_500_00],
  child_bands: bands,
  nights: 2,
  child_price_min_adults: 2,
}
const tour = (adults: number, children_ages: number[], kept: AgreedPrices | null = prices): AgedItem => ({
  people_quantity: adults,
  children_ages,
  single_room_quantity: 0,
  start_date: '2027-04-12',
  prices: kept,
  lines: [],
  total: 0,
})
/** Somebody of that age on the day of departure; null: without a date of birth. */
const person = (seat: number, name: string, age: number | null) => ({
  seat,
  name,
  surname: 'Kaya',
  birth_date: age === null ? null : `${2027 - age}-01-01`,
})
const party = (...ages: (number | null)[]) => ages.map((age, at) => person(at + 1, 'ABCDEF'[at]!, age))
const namesOf = ({ fit, unfit }: ReturnType<typeof samePeople<ReturnType<typeof person>>>) => [
  fit.map(({ seat, person }) => `${seat}${person.name}`).join(' '),
  unfit.map(({ name }) => name).join(' '),
]

test.each([
  { what: 'adults and a child of the booked age', from: [2, 5], ages: [40, 38, 5], to: [2, 5], fit: '1A 2B 3C' },
  { what: 'another age of the same price', from: [2, 5], ages: [40, 38, 6], to: [2, 5], fit: '1A 2B 3C' },
  { what: 'a child of another price', from: [2, 6], ages: [40, 38, 7], to: [2, 6], fit: '1A 2B', unfit: 'C' },
  { what: 'children in the order of their ages', from: [1, 3, 6], ages: [40, 3, 6], to: [1, 6, 3], fit: '1A 2C 3B' },
  { what: 'a date of birth beside the booked age', from: [2, 5], ages: [40, 38, 9], to: [2, 8], fit: '1A 2B 3C' },
  {
    what: 'without dates of birth the booked ages',
    from: [2, 5],
    ages: [null, null, null],
    to: [2, 5],
    fit: '1A 2B 3C',
  },
  { what: 'and not another price', from: [2, 5], ages: [null, null, null], to: [2, 8], fit: '1A 2B', unfit: 'C' },
  { what: 'a child that has grown up is an adult', from: [1, 17], ages: [40, 18], to: [2], fit: '1A 2B' },
  { what: 'and has no seat of a child', from: [1, 17], ages: [40, 18], to: [1, 17], fit: '1A', unfit: 'B' },
  { what: 'a child that pays as an adult, on its seat', from: [2], ages: [16, 40], to: [1, 16], fit: '1B 2A' },
  { what: 'also with another age', from: [2], ages: [16, 40], to: [1, 15], fit: '1B 2A' },
  {
    what: 'an adult by the price of one tour, a child by the other’s',
    from: [2],
    ages: [40, 11],
    to: [2],
    fit: '1A',
    unfit: 'B',
  },
  { what: 'more people than seats', from: [4], ages: [40, 41, 42, 43], to: [2], fit: '1A 2B' },
  { what: 'fewer people than seats', from: [2], ages: [40, 41], to: [4], fit: '1A 2B' },
])('$what', ({ from: [adults, ...children], ages, to: [toAdults, ...toChildren], fit, unfit = '' }) => {
  const others = [{ aged: tour(adults!, children), people: party(...ages) }]
  expect(namesOf(samePeople({ aged: tour(toAdults!, toChildren), people: [] }, others))).toEqual([fit, unfit])
})

test('ages count on the day of the tour’s price; of an old order without prices any child is a child', () => {
  const grown = { aged: tour(1, [17]), people: [person(2, 'B', 18)] }
  const moved = tour(1, [17], { ...prices, ages_on: '2026-12-31' })
  expect(namesOf(samePeople({ aged: moved, people: [] }, [grown]))).toEqual(['2B', ''])
  const child = { aged: tour(1, [5]), people: [person(2, 'B', 9)] }
  expect(namesOf(samePeople({ aged: tour(1, [5], null), people: [] }, [child]))).toEqual(['2B', ''])
})

test('of several tours each person counts once; who has the same name and another birth date is somebody else', () => {
  const one = { aged: tour(2, []), people: [person(1, 'Ali', 40), person(2, 'Çiğdem', null)] }
  const other = { aged: tour(2, []), people: [person(1, 'ALI', 70), person(2, 'CIGDEM', 38)] }
  expect(namesOf(samePeople({ aged: tour(4, []), people: [] }, [one, other]))).toEqual(['1Ali 2Çiğdem 3ALI', ''])
  const there = { aged: tour(3, []), people: [person(2, 'Ali', 40)] }
  expect(namesOf(samePeople(there, [one, other]))).toEqual(['1Çiğdem 3ALI', ''])
  const chinese = {
    aged: tour(2, []),
    people: [
      { ...person(1, '伟', 40), surname: '王' },
      { ...person(2, '芳', 40), surname: '李' },
    ],
  }
  expect(namesOf(samePeople({ aged: tour(2, []), people: [] }, [chinese]))).toEqual(['1伟 2芳', ''])
})

const item = fc
  .record({
    adults: fc.integer({ min: 1, max: 4 }),
    ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
    child_bands: fc.constantFrom([], bands),
    child_price_min_adults: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ adults, ages, ...rules }) => tour(adults, ages, { ...prices, ...rules }))
const ages = fc.array(fc.option(fc.integer({ min: 0, max: 60 })), { minLength: 8, maxLength: 8 })

test('whoever comes along changes no price, overwrites nobody and has one seat', () => {
  fc.assert(
    fc.property(item, item, ages, fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }), (from, to, known, taken) => {
      const others = seatsOf(from).map(({ seat }) => person(seat, `Yolcu ${seat}`, known[seat - 1]!))
      const there = seatsOf(to).flatMap(({ seat }) => (taken[seat - 1] ? [person(seat, `Orada ${seat}`, null)] : []))
      const { fit, unfit } = samePeople({ aged: to, people: there }, [{ aged: from, people: others }])
      const seats = [...there, ...fit].map(({ seat }) => seat)
      expect(new Set(seats).size).toBe(seats.length)
      expect(new Set([...fit.map(({ person }) => person), ...unfit]).size).toBe(fit.length + unfit.length)
      const births = fit.map(({ seat, person: { birth_date } }) => ({ seat, birth_date }))
      expect(ageDifference(to, births)).toBe(ageDifference(to, []))
    }),
  )
})
