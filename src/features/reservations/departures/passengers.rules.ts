import type { DepartureOrder, Passenger, Room } from './departure-lists.schema.ts'

type Booked = Pick<
  DepartureOrder,
  'id' | 'order_no' | 'name' | 'phone' | 'message' | 'status' | 'adults' | 'children_ages' | 'rooms'
>

/** A room of a departure with its number, from 1. */
export type NumberedRoom<T> = Room & { id: number; order: T }

/** The rooms of all orders, numbered. */
export function numberedRooms<T extends Pick<Booked, 'rooms'>>(orders: readonly T[]): NumberedRoom<T>[] {
  return orders
    .flatMap((order) => order.rooms.map((room) => ({ ...room, order })))
    .map((room, at) => ({ ...room, id: at + 1 }))
}

/** Everybody on a departure: a row per seat, by room, adults before children. */
export function passengersOf(orders: readonly Booked[]): Passenger[] {
  const rooms = numberedRooms(orders)
  const people = orders.flatMap((order) => {
    const own = rooms.filter((room) => room.order === order)
    const groups = own.length > 0 ? own : [{ ...order, id: null }]
    return groups.flatMap(({ adults, children_ages, id: room }) => {
      const ages = [...Array.from({ length: adults }, () => null), ...children_ages]
      const { id: order_id, order_no, name, phone, message, status } = order
      return ages.map((age) => ({ order_id, order_no, name, phone, message, status, age, room }))
    })
  })
  return people.map((person, at) => ({ id: at + 1, ...person }))
}

/** Ids of the rows that are the first of their order: only these carry its note. */
export function firstOfOrders<T extends { id: number }>(rows: readonly T[], orderOf: (row: T) => number): Set<number> {
  return new Set(rows.filter((row, at) => at === 0 || orderOf(rows[at - 1]!) !== orderOf(row)).map(({ id }) => id))
}
