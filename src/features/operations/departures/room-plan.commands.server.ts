import { crc32 } from 'node:zlib'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure, notFound } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { record } from '#src/features/accounts/audit/audit.store.server.ts'
import { seatsOf } from '#src/features/orders/money/passengers.rules.ts'
import type { RoomPlan } from './departure-lists.schema.ts'
import {
  clearRooms,
  type DepartureItem,
  findDepartureItems,
  lockDeparture,
  saveRooms,
} from './departure-orders.store.server.ts'

/**
 * Saves who sleeps with whom on a departure. Without rooms the plan is forgotten, and rooms are suggested again.
 * @throws Failure 404; 409, with the current version, when people or plan have changed; 409 when the plan does not name exactly the
 *   people of the departure
 */
export async function planRooms(
  { db }: Pick<Services, 'db'>,
  id: number,
  { rooms, version }: RoomPlan,
  staff: Staff,
): Promise<void> {
  await transaction(db, async (tx) => {
    if (!(await lockDeparture(tx, id))) throw notFound()
    const items = await findDepartureItems(tx, id)
    const current = roomsVersion(items)
    if (version !== undefined && version !== current)
      throw new Failure('conflict', { key: 'office.rooms_moved' }, { facts: { version: current } })
    const before = new Set(
      items.flatMap(({ people }) => people.map(({ room }) => room)).filter((room) => room !== null),
    )
    const places = rooms.flatMap((people, at) =>
      people.map(({ item_id, seat }) => ({ order_item_id: item_id, seat, room: at + 1 })),
    )
    const named = places.map(({ order_item_id, seat }) => `${order_item_id} ${seat}`).sort()
    const wanted = roomedSeats(items).map(({ key }) => key)
    if (rooms.length > 0 && named.join() !== wanted.sort().join())
      throw new Failure('conflict', { key: 'office.rooms_stale' })
    await clearRooms(tx, id)
    if (places.length > 0) await saveRooms(tx, places)
    const side = (count: number) => ({ rooms: count })
    await record(tx, staff, {
      action: 'update',
      entity: 'departures',
      id,
      before: side(before.size),
      after: side(rooms.length),
    })
  })
}

/** Of the seats that somebody sleeps on, and their rooms: another plan or other people have another one. */
export function roomsVersion(items: readonly DepartureItem[]): number {
  const rooms = roomedSeats(items).map(({ key, room }) => `${key} ${room ?? ''}`)
  return crc32(rooms.sort().join('\n'))
}

function roomedSeats(items: readonly DepartureItem[]): { key: string; room: number | null }[] {
  return items.flatMap(({ id, adults: people_quantity, children_ages, people }) =>
    seatsOf({ people_quantity, children_ages }).map(({ seat }) => ({
      key: `${id} ${seat}`,
      room: people.find((person) => person.seat === seat)?.room ?? null,
    })),
  )
}

/** Records that somebody saved a file with the numbers of documents. */
export async function recordNumbers(
  { db }: Pick<Services, 'db'>,
  id: number,
  staff: Staff,
  passengers: number,
): Promise<void> {
  await transaction(db, (tx) =>
    record(tx, staff, { action: 'look', entity: 'departures', id, before: null, after: { passengers } }),
  )
}
