import type { Day } from '#src/base/dates.ts'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { bookableSeats, type Seller } from '#src/features/departures/board/sale.rules.ts'
import { hasBookableSeats } from '#src/features/departures/board/sale.store.server.ts'

/** A departure that was priced, with its days then. */
export type Priced = { departure_id: number; start_date: Day; end_date: Day }

/**
 * Takes seats of departures. The condition is part of the update, so two concurrent orders cannot both take the last
 * seat. Updates run in order of id, so that two carts with the same departures cannot deadlock.
 * @param wanted departure id to seats, summed over the cart
 * @param today the last day of sale is checked again: the office may have changed the departure since it was priced
 * @param priced departures that must still be on the days at which they were priced. With seats taken they cannot be moved.
 * @returns bookable seats of each departure that has too few, 0 for a moved one. The caller must then roll back.
 */
export async function takeSeats(
  tx: Tx,
  wanted: ReadonlyMap<number, number>,
  today: Day,
  { seller = 'visitor', priced = [] }: { seller?: Seller; priced?: readonly Priced[] } = {},
): Promise<Map<number, number>> {
  const short = new Map<number, number>()
  for (const [id, seats] of inOrderOfId(wanted)) {
    const taken = await tx
      .updateTable('departures')
      .set((eb) => ({ seats_taken: eb('seats_taken', '+', seats) }))
      .where('id', '=', id)
      .where(hasBookableSeats(seats, today, seller))
      .returning(['start_date', 'end_date'])
      .executeTakeFirst()
    const was = priced.find(({ departure_id }) => departure_id === id)
    if (!taken) short.set(id, await findBookableSeats(tx, id, today, seller))
    else if (was && (was.start_date !== taken.start_date || was.end_date !== taken.end_date)) short.set(id, 0)
  }
  return short
}

/**
 * Releases the seats that an order still holds. Each item records its release, so repeats and concurrent calls release a
 * seat once.
 */
export async function releaseSeats(tx: Tx, orderId: number, now: Date): Promise<void> {
  const items = await tx
    .updateTable('order_items')
    .set({ seats_released_at: now })
    .where('order_id', '=', orderId)
    .where('seats_released_at', 'is', null)
    .returning(['departure_id', 'seats'])
    .execute()
  for (const [id, seats] of inOrderOfId(sumByDeparture(items))) await giveBack(tx, id, seats)
}

async function giveBack(tx: Tx, id: number, seats: number): Promise<void> {
  await tx
    .updateTable('departures')
    .set((eb) => ({ seats_taken: eb('seats_taken', '-', seats) }))
    .where('id', '=', id)
    .execute()
}

/**
 * Takes the seats of an order again that it has released.
 * @returns null when they are taken; else the fewest seats left on one of its departures, and the caller must roll back
 */
export async function retakeSeats(tx: Tx, orderId: number, today: Day): Promise<number | null> {
  const items = await tx
    .updateTable('order_items')
    .set({ seats_released_at: null })
    .where('order_id', '=', orderId)
    .where('seats_released_at', 'is not', null)
    .returning(['departure_id', 'seats', 'start_date', 'end_date'])
    .execute()
  const short = await takeSeats(tx, sumByDeparture(items), today, { seller: 'staff', priced: items })
  return short.size === 0 ? null : Math.min(...short.values())
}

/**
 * Takes seats of one departure and gives back as many of another, in order of id, as orders take theirs.
 * @param priced the departure to take from, which must still be on these days
 * @returns null; or the bookable seats when they are too few, and the caller must roll back
 */
export async function moveSeats(
  tx: Tx,
  { from, to, seats }: { from: number; to: Priced; seats: number },
  today: Day,
  seller: Seller,
): Promise<number | null> {
  const isFirst = from < to.departure_id
  if (isFirst) await giveBack(tx, from, seats)
  const left = await takeOf(tx, { to, seats }, today, seller)
  if (left === null && !isFirst) await giveBack(tx, from, seats)
  return left
}

/**
 * Takes seats of one departure for an item that has released its own on another.
 * @returns as `moveSeats`
 */
export async function retakeElsewhere(
  tx: Tx,
  order_item_id: number,
  { to, seats }: { to: Priced; seats: number },
  today: Day,
): Promise<number | null> {
  await tx.updateTable('order_items').set({ seats_released_at: null }).where('id', '=', order_item_id).execute()
  return takeOf(tx, { to, seats }, today, 'staff')
}

/** @returns null; or the bookable seats when they are too few */
async function takeOf(
  tx: Tx,
  { to, seats }: { to: Priced; seats: number },
  today: Day,
  seller: Seller,
): Promise<number | null> {
  const short = await takeSeats(tx, new Map([[to.departure_id, seats]]), today, { seller, priced: [to] })
  return short.get(to.departure_id) ?? null
}

/** Bookable seats of each departure; for a preview, without a lock. */
export async function findSeatsLeft(db: Db, departures: readonly number[], today: Day): Promise<Map<number, number>> {
  const seats = new Map<number, number>()
  for (const id of departures) seats.set(id, await findBookableSeats(db, id, today, 'staff'))
  return seats
}

export function sumByDeparture(items: readonly { departure_id: number; seats: number }[]): Map<number, number> {
  const seats = new Map<number, number>()
  for (const item of items) seats.set(item.departure_id, (seats.get(item.departure_id) ?? 0) + item.seats)
  return seats
}

function inOrderOfId(seats: ReadonlyMap<number, number>): [number, number][] {
  return [...seats].sort(([a], [b]) => a - b)
}

async function findBookableSeats(tx: Db, id: number, today: Day, seller: Seller): Promise<number> {
  const departure = await tx
    .selectFrom('departures')
    .select(['start_date', 'status', 'quota', 'seats_taken', 'sales_cutoff_days'])
    .where('id', '=', id)
    .executeTakeFirst()
  return departure ? bookableSeats(departure, today, seller) : 0
}
