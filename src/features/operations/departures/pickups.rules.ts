import { groupBy } from '#src/base/grouped.ts'
import type { DepartureOrder, DeparturePerson } from './departure-lists.schema.ts'

type Booked = Pick<DepartureOrder, 'people'>

/** The people of one pickup point. `time`: HH:MM or null; `name`: empty for people without a pickup point. */
export type PickupStop<T> = {
  id: number
  time: string | null
  name: string
  people: { person: DeparturePerson; order: T }[]
}

/** The people of a departure by pickup point: by hour, then points without an hour by name, last people without a point. */
export function pickupStops<T extends Booked>(orders: readonly T[]): PickupStop<T>[] {
  const everybody = orders.flatMap((order) => order.people.map((person) => ({ person, order })))
  const groups = groupBy(everybody, ({ person }) => person.pickup_point_id ?? person.pickup)
  const stops = [...groups.values()].map((people) => {
    const { pickup_time: time, pickup: name } = people[0]!.person
    return { time, name, people }
  })
  return stops.sort(byHour).map((stop, at) => ({ id: at + 1, ...stop }))
}

type Place = Pick<PickupStop<unknown>, 'time' | 'name'>

function byHour(a: Place, b: Place): number {
  return (
    Number(a.name === '') - Number(b.name === '') ||
    Number(a.time === null) - Number(b.time === null) ||
    (a.time ?? '').localeCompare(b.time ?? '') ||
    a.name.localeCompare(b.name, 'tr')
  )
}
