import { groupBy } from '#src/base/grouped.ts'
import type { DepartureOrder, DeparturePerson, Passenger, Room } from './departure-lists.schema.ts'

type Booked = Pick<DepartureOrder, 'id' | 'order_no' | 'name' | 'phone' | 'message' | 'status' | 'rooms' | 'people'>
type Roomed = Pick<DepartureOrder, 'rooms' | 'people'>

/** A room of a departure with its number, from 1, and who sleeps in it; usually people of one order. */
export type NumberedRoom<T> = { id: number; people: { person: DeparturePerson; order: T }[] }

/**
 * The rooms of a departure: those of the office's plan in its order, then the suggested ones of people whom it does not name. Empty
 * on a day trip.
 */
export function numberedRooms<T extends Roomed>(orders: readonly T[]): NumberedRoom<T>[] {
  const planned = new Map<number, NumberedRoom<T>['people']>()
  const suggested: NumberedRoom<T>['people'][] = []
  for (const order of orders) {
    for (const group of suggestedRooms(order)) {
      const left = group.filter(({ room }) => room === null)
      if (left.length > 0) suggested.push(left.map((person) => ({ person, order })))
      for (const person of group) {
        if (person.room !== null) planned.set(person.room, [...(planned.get(person.room) ?? []), { person, order }])
      }
    }
  }
  const first = [...planned].sort(([a], [b]) => a - b).map(([, people]) => people)
  return [...first, ...suggested].map((people, at) => ({ id: at + 1, people }))
}

/** The people of an order in its suggested rooms, which are of its adults and children in their order. */
function suggestedRooms({ rooms, people }: Roomed): DeparturePerson[][] {
  const adults = people.filter(({ is_child }) => !is_child)
  const children = people.filter(({ is_child }) => is_child)
  return rooms.map((room) => [...adults.splice(0, room.adults), ...children.splice(0, room.children_ages.length)])
}

/** Who sleeps in a room, as its kind and the price need it. */
export function partyOfRoom({ people }: Pick<NumberedRoom<unknown>, 'people'>): Room {
  const ages = people.map(({ person }) => person.age)
  return { adults: ages.filter((age) => age === null).length, children_ages: ages.filter((age) => age !== null) }
}

/** Whether the office has not confirmed the order. */
export function isHeld({ status }: Pick<DepartureOrder, 'status'>): boolean {
  return status === 'opsiyonlu' || status === 'odeme-bildirildi'
}

/** Name and surname; empty until they are known. */
export function fullName({ name, surname }: Pick<DeparturePerson, 'name' | 'surname'>): string {
  return `${name} ${surname}`.trim()
}

/** Everybody on a departure: a row per seat, by room, adults before children. */
export function passengersOf(orders: readonly Booked[]): Passenger[] {
  const rooms = numberedRooms(orders)
  const roomed = rooms.flatMap(({ id, people }) => people.map((each) => ({ ...each, room: id })))
  const all =
    rooms.length > 0 ? roomed : orders.flatMap((order) => order.people.map((person) => ({ person, order, room: null })))
  return all.map(({ person, order, room }, at) => {
    const { id: order_id, order_no, name, phone, message, status } = order
    const { name: _, surname: __, ...details } = person
    return {
      ...details,
      id: at + 1,
      passenger: fullName(person),
      passenger_phone: person.phone,
      room,
      order_id,
      order_no,
      name,
      phone,
      message,
      status,
    }
  })
}

/** Ids of the rows that are the first of their order: only these carry its note. */
export function firstOfOrders<T extends { id: number }>(rows: readonly T[], orderOf: (row: T) => number): Set<number> {
  return new Set([...groupBy(rows, orderOf).values()].map(([first]) => first!.id))
}
