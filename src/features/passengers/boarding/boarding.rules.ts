import { groupBy } from '#src/base/grouped.ts'
import { seatsOf } from '#src/features/orders/money/passengers.rules.ts'

/** Where somebody of an order gets on. */
export type Boarding = {
  seat: number
  /** empty: not filled in yet */
  passenger: string
  /** a stop of the tour; null: `place` is what was written */
  point: number | null
  /** HH:MM on the day of departure; null without one */
  time: string | null
  /** empty: not chosen yet */
  place: string
}

type Item = { people_quantity: number; children_ages: readonly number[] }
type Person = { seat: number; name: string; surname: string; pickup: string; pickup_point_id: number | null }
type Stop = { id: number; name: string; time: string | null }

/** Everybody of an item, by seat. Empty for a tour without stops on which nobody has named a place. */
export function boardingOf(
  item: Item,
  { people, stops, has_pickups }: { people: readonly Person[]; stops: readonly Stop[]; has_pickups: boolean },
): Boarding[] {
  const all = seatsOf(item).map(({ seat }): Boarding => {
    const person = people.find((each) => each.seat === seat)
    const stop = stops.find(({ id }) => id === person?.pickup_point_id)
    return {
      seat,
      passenger: person ? `${person.name} ${person.surname}`.trim() : '',
      point: stop?.id ?? null,
      time: stop?.time ?? null,
      place: stop?.name ?? person?.pickup ?? '',
    }
  })
  return has_pickups || all.some(({ place }) => place !== '') ? all : []
}

/** "07:30 Yenikapı"; without an hour the place alone. */
export function boardingText({ time, place }: Pick<Boarding, 'time' | 'place'>): string {
  return time === null ? place : `${time} ${place}`
}

/** The people by hour and place: "07:30 Yenikapı: Ayşe Yılmaz, Can Yılmaz". Without those who have not chosen. */
export function boardingLines(people: readonly Boarding[]): string[] {
  const chosen = people.filter(({ place }) => place !== '')
  const groups = [...groupBy(chosen, ({ time, place }) => `${time ?? '~'} ${place}`)].sort(([a], [b]) =>
    a < b ? -1 : 1,
  )
  return groups.map(([, own]) => `${boardingText(own[0]!)}: ${own.map(({ passenger }) => passenger).join(', ')}`)
}
