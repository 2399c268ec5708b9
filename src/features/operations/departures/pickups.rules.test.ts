import { expect, test } from 'vitest'
import type { DeparturePerson } from './departure-lists.schema.ts'
import { pickupStops } from './pickups.rules.ts'

const person = (name: string, pickup_point_id: number | null, pickup: string, pickup_time: string | null) =>
  ({ name, pickup_point_id, pickup, pickup_time }) as DeparturePerson

test('stops are by hour, then places without one by name, at the end people who have not said', () => {
  const orders = [
    { people: [person('Ayşe', null, '', null), person('Can', 2, 'Kadıköy', '21:40')] },
    { people: [person('Ece', null, 'Otogar', null), person('Ali', 1, 'Yenikapı', '07:30')] },
    { people: [person('Su', 3, 'Bursa', null), person('Efe', 2, 'Kadıköy', '21:40')] },
  ]
  const stops = pickupStops(orders).map(({ id, time, name, people }) => [
    id,
    time,
    name,
    people.map((each) => each.person.name),
  ])
  expect(stops).toEqual([
    [1, '07:30', 'Yenikapı', ['Ali']],
    [2, '21:40', 'Kadıköy', ['Can', 'Efe']],
    [3, null, 'Bursa', ['Su']],
    [4, null, 'Otogar', ['Ece']],
    [5, null, '', ['Ayşe']],
  ])
})
