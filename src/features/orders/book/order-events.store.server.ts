import { type Insertable, sql } from 'kysely'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'

/** Events that do not change the order itself, so a version read before them stays valid. */
export const silentKinds = ['not', 'posta', 'hatirlatma', 'baglanti', 'baglanti-iptal', 'duyuru'] as const

/** Condition on order_events: the customer's request to cancel, without an answer or a cancellation after it. */
const isPendingRequest = sql<boolean>`(asked.kind = 'iptal-istegi'
  AND NOT EXISTS (SELECT FROM order_events later WHERE later.order_id = asked.order_id AND later.id > asked.id
    AND (later.kind = 'iptal-yaniti' OR later.to_status = 'iptal')))`

/** Condition on orders: the customer's last request to cancel has no answer. */
export const hasCancelRequest = sql<boolean>`EXISTS (SELECT FROM order_events asked WHERE asked.order_id = orders.id AND ${isPendingRequest})`

/** Condition on orders: the office has to answer a request to cancel. */
export const waitsForCancel = sql<boolean>`(orders.status IN ('opsiyonlu', 'odeme-bildirildi', 'onayli') AND ${hasCancelRequest})`

/** Instant of the customer's pending request to cancel; null without one. */
export async function findCancelRequest(db: Db, order_id: number): Promise<Date | null> {
  const event = await db
    .selectFrom('order_events as asked')
    .select('at')
    .where('order_id', '=', order_id)
    .where(isPendingRequest)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return event?.at ?? null
}

/** Writes an event of the timeline. @returns its id */
export async function insertEvent(tx: Tx, event: Insertable<Tables['order_events']>): Promise<number> {
  const { id } = await tx.insertInto('order_events').values(event).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Version of an order: its last event, except notes and mails. 0 without events. */
export async function findVersion(db: Db, order_id: number): Promise<number> {
  const { version } = await db
    .selectFrom('order_events')
    .select(({ fn }) => fn.max('id').as('version'))
    .where('order_id', '=', order_id)
    .where('kind', 'not in', silentKinds)
    .executeTakeFirstOrThrow()
  return version ?? 0
}

/** With the staff member's name, oldest first. @param after id of an event; 0: all */
export function listEvents(db: Db, order_id: number, after = 0) {
  return db
    .selectFrom('order_events')
    .leftJoin('users', 'users.id', 'order_events.user_id')
    .select(['order_events.id', 'at', 'kind', 'action', 'payment_id', 'from_status', 'to_status', 'note', 'hold_until'])
    .select('users.name as by')
    .where('order_id', '=', order_id)
    .where('order_events.id', '>', after)
    .orderBy('order_events.id')
    .execute()
}

/** Whether the order's last confirmation was caused by this payment. */
export async function isConfirmedBy(db: Db, order_id: number, payment_id: number): Promise<boolean> {
  const event = await db
    .selectFrom('order_events')
    .select('payment_id')
    .where('order_id', '=', order_id)
    .where('to_status', '=', 'onayli')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return event?.payment_id === payment_id
}
