import { expect, test } from 'vitest'
import { boardingLines, boardingOf } from './boarding.rules.ts'

const item = { people_quantity: 3, children_ages: [8] }
const stops = [
  { id: 1, name: 'Yenikapı', time: '07:30' },
  { id: 2, name: 'Kadıköy', time: null },
]
const person = (seat: number, name: string, pickup_point_id: number | null, pickup = '') => ({
  ...{ seat, name, surname: 'Yılmaz', pickup, pickup_point_id },
})
const people = [person(1, 'Ayşe', 1), person(2, 'Can', 2), person(4, 'Ece', 1)]

test('everybody has a stop with its hour, a place without one, or none yet', () => {
  const all = boardingOf(item, { people: [...people, person(3, 'Ali', null, 'Otogar')], stops, has_pickups: true })
  expect(all.map(({ passenger, point, time, place }) => [passenger, point, time, place])).toEqual([
    ['Ayşe Yılmaz', 1, '07:30', 'Yenikapı'],
    ['Can Yılmaz', 2, null, 'Kadıköy'],
    ['Ali Yılmaz', null, null, 'Otogar'],
    ['Ece Yılmaz', 1, '07:30', 'Yenikapı'],
  ])
  expect(boardingLines(all)).toEqual([
    '07:30 Yenikapı: Ayşe Yılmaz, Ece Yılmaz',
    'Kadıköy: Can Yılmaz',
    'Otogar: Ali Yılmaz',
  ])
})

test('a tour without stops says nothing, unless somebody has named a place', () => {
  const none = { stops: [], has_pickups: false }
  expect(boardingOf(item, { people: [person(1, 'Ayşe', null)], ...none })).toEqual([])
  expect(boardingOf(item, { people: [person(1, 'Ayşe', null, 'Otogar')], ...none })).toHaveLength(4)
  expect(boardingLines(boardingOf(item, { people: [], stops, has_pickups: true }))).toEqual([])
})
