import { expect, test } from 'vitest'
import { overlapsOf } from './cart-overlaps.ts'

const trip = (name: string, start: string, end: string) => ({ name, start: `2027-05-${start}`, end: `2027-05-${end}` })
const cappadocia = trip('Kapadokya', '10', '13')

test.each([
  ['apart', trip('Efes', '15', '16'), null],
  ['one within the other', trip('Efes', '11', '12'), '11 – 12'],
  ['one beginning before the other ends', trip('Efes', '12', '15'), '12 – 13'],
  ['one beginning on the day the other ends', trip('Efes', '13', '15'), '13 – 13'],
  ['a day trip on the first day', trip('Şile', '10', '10'), '10 – 10'],
])('two tours %s', (_, other, shared) => {
  const found = overlapsOf([cappadocia, other]).map(({ start, end }) => `${start.slice(8)} – ${end.slice(8)}`)
  expect(found).toEqual(shared === null ? [] : [shared])
})

test('of three tours at the same time, every pair is named once', () => {
  const trips = ['Kapadokya', 'Efes', 'Roma'].map((name) => ({ ...cappadocia, name }))
  expect(overlapsOf(trips).map(({ first, second }) => `${first.name} + ${second.name}`)).toEqual([
    'Kapadokya + Efes',
    'Kapadokya + Roma',
    'Efes + Roma',
  ])
})
