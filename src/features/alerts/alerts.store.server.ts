import { sql } from 'kysely'
import { type Day, dayMs } from '#src/base/dates.ts'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { waitsForCancel } from '#src/features/orders/book/order-events.store.server.ts'
import { hasOpenWish, hasUnread } from '#src/features/orders/list/order-filters.store.server.ts'
import type { RoleGroup } from '../accounts/accounts.schema.ts'
import type { BackupReason } from '../backups/backups.schema.ts'
import type { MessageKind } from '../inquiries/inquiries.links.ts'
import { type AlertCause, alertCauses } from './alerts.links.ts'
import type { Wishes } from './alerts.rules.ts'

type WaitingOrders = Record<'placed' | 'payments' | 'cancel_requests' | 'messages' | 'changes', number>

export async function countWaitingOrders(db: Db, now: Date): Promise<WaitingOrders> {
  const { rows } = await sql<WaitingOrders>`
    SELECT (SELECT count(*)::int FROM orders WHERE status = 'opsiyonlu' AND created_at > ${new Date(now.getTime() - dayMs)}) AS placed,
           (SELECT count(DISTINCT order_id)::int FROM payments WHERE status = 'bildirildi') AS payments,
           (SELECT count(*)::int FROM orders WHERE ${waitsForCancel}) AS cancel_requests,
           (SELECT count(*)::int FROM orders WHERE ${hasUnread}) AS messages,
           (SELECT count(*)::int FROM orders WHERE ${hasOpenWish}) AS changes`.execute(db)
  return rows[0]!
}

/** An event by which a customer cancels or asks to; the same condition fills the queue (db/functions/office_events.sql). */
const isCancellation = sql<boolean>`order_events.user_id IS NULL
  AND (order_events.kind = 'iptal-istegi' OR order_events.to_status = 'iptal')`

type LatestOfOrders = Record<Exclude<AlertCause, 'messages' | 'backups'>, number>

/** Ids of the newest order of the site, payment notice, news of a card, cancellation, customer's message and reminder of a departure; 0 without any. */
export async function findLatestOfOrders(db: Db): Promise<LatestOfOrders> {
  const { rows } = await sql<LatestOfOrders>`
    SELECT coalesce((SELECT max(id)::int FROM orders WHERE source = 'web'), 0) AS orders,
           coalesce((SELECT max(id)::int FROM payments WHERE by_customer), 0) AS payments,
           coalesce((SELECT max(id)::int FROM order_events WHERE action IN ('kart-ret', 'iade-ret', 'kart-acilmadi')), 0) AS cards,
           coalesce((SELECT max(id)::int FROM order_events WHERE ${isCancellation}), 0) AS cancellations,
           coalesce((SELECT max(id)::int FROM order_messages WHERE by_customer), 0) AS order_messages,
           coalesce((SELECT max(id)::int FROM departure_info_reminders), 0) AS travel_info`.execute(db)
  return rows[0]!
}

export async function findLatestMessage(db: Db): Promise<{ id: number; kind: MessageKind } | null> {
  const row = await db.selectFrom('messages').select(['id', 'kind']).orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row ?? null
}

/** Id of the newest failure of which staff are alerted; 0 without any. */
export async function findLatestBackupFailure(db: Db): Promise<number> {
  const row = await db
    .selectFrom('backup_runs')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('told', '=', true)
    .executeTakeFirst()
  return row?.id ?? 0
}

/** Null: the user has saved none. */
export async function findWishes(db: Db, user_id: number): Promise<Wishes | null> {
  const row = await db
    .selectFrom('alert_settings')
    .select(alertCauses)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return row ?? null
}

/** @param all for a user without wishes. @param changed the others stay as another request left them */
export async function saveWishes(tx: Tx, user_id: number, all: Wishes, changed: Partial<Wishes>): Promise<void> {
  await tx
    .insertInto('alert_settings')
    .values({ user_id, ...all })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
    .execute()
}

type QueuedAlert = { cause: AlertCause; record_id: number }

/** Ids of the queued causes, the oldest first. */
export async function listAlerts(db: Db): Promise<number[]> {
  const rows = await db.selectFrom('alert_queue').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Takes a cause unless another process has taken it; a rollback puts it back. */
export function takeAlert(tx: Tx, id: number): Promise<QueuedAlert | undefined> {
  return tx
    .deleteFrom('alert_queue')
    .where('id', '=', (eb) => eb.selectFrom('alert_queue').select('id').where('id', '=', id).forUpdate().skipLocked())
    .returning(['cause', 'record_id'])
    .executeTakeFirst()
}

export type Reader = { id: number; name: string; email: string; role_group: RoleGroup; wishes: Wishes | null }

/** Active users who can sign in, with what they wish. */
export async function listReaders(db: Db): Promise<Reader[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('alert_settings', 'alert_settings.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.email', 'users.role_group', ...alertCauses])
    .where('users.active', '=', true)
    .where('users.password_hash', 'is not', null)
    .orderBy('users.id')
    .execute()
  return rows.map(({ id, name, email, role_group, ...wishes }) => {
    const saved = wishes.orders === null ? null : (wishes as Wishes)
    return { id, name, email, role_group, wishes: saved }
  })
}

/** Facts of a cause that a mail names. Amounts in minor units. */
export type AlertFacts =
  | { cause: 'orders'; order_no: string; name: string; tours: string[]; sums: { currency: string; total: number }[] }
  | { cause: 'payments'; order_no: string; name: string; sender: string; amount: number; currency: string }
  | { cause: 'cards'; action: string; note: string; order_no: string; name: string; amount: number; currency: string }
  | { cause: 'messages'; message_no: string; kind: MessageKind; name: string; subject: string }
  | { cause: 'cancellations'; order_no: string; name: string; is_request: boolean; note: string }
  | { cause: 'order_messages'; order_no: string; name: string; is_wish: boolean; body: string }
  | { cause: 'travel_info'; tour: string; start_date: Day; end_date: Day; is_due: boolean }
  | { cause: 'backups'; reason: BackupReason; at: Date; last_at: Date | null }

/** What a mail says about a cause; null for a record that was deleted meanwhile. */
export async function findFacts(db: Db, lang: string, alert: QueuedAlert): Promise<AlertFacts | null> {
  const facts = await factsOf[alert.cause](db, alert.record_id, lang)
  return facts ? ({ cause: alert.cause, ...facts } as AlertFacts) : null
}

const factsOf: Record<AlertCause, (db: Db, id: number, lang: string) => Promise<object | undefined>> = {
  orders: async (db, id) => {
    const items = await db
      .selectFrom('orders')
      .leftJoin('order_items', 'order_items.order_id', 'orders.id')
      .select(['order_no', 'name', 'tour_name', 'currency', 'total'])
      .where('orders.id', '=', id)
      .orderBy('order_items.position')
      .execute()
    if (!items[0]) return undefined
    const { order_no, name } = items[0]
    const sums = new Map<string, number>()
    for (const { currency, total } of items)
      if (currency !== null) sums.set(currency, (sums.get(currency) ?? 0) + total!)
    return {
      order_no,
      name,
      tours: items.flatMap(({ tour_name }) => tour_name ?? []),
      sums: [...sums].map(([currency, total]) => ({ currency, total })),
    }
  },
  payments: (db, id) =>
    db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select(['order_no', 'name', 'sender', 'amount', 'payments.currency'])
      .where('payments.id', '=', id)
      .executeTakeFirst(),
  // An attempt or a refund ends at the instant of its event. One whose money came after all is no news.
  cards: (db, id) =>
    db
      .selectFrom('order_events')
      .innerJoin('orders', 'orders.id', 'order_events.order_id')
      .innerJoin('card_attempts', 'card_attempts.order_id', 'orders.id')
      .leftJoin('card_refunds', (join) =>
        join
          .onRef('card_refunds.attempt_id', '=', 'card_attempts.id')
          .onRef('card_refunds.decided_at', '=', 'order_events.at'),
      )
      .select(['action', 'note', 'order_no', 'orders.name', 'card_attempts.currency'])
      .select(sql<number>`coalesce(card_refunds.amount, card_attempts.amount)`.as('amount'))
      .where('order_events.id', '=', id)
      .where(
        sql<boolean>`CASE action WHEN 'iade-ret' THEN card_refunds.id IS NOT NULL ELSE card_attempts.decided_at = order_events.at END`,
      )
      .executeTakeFirst(),
  messages: (db, id) =>
    db.selectFrom('messages').select(['message_no', 'kind', 'name', 'subject']).where('id', '=', id).executeTakeFirst(),
  cancellations: (db, id) =>
    db
      .selectFrom('order_events')
      .innerJoin('orders', 'orders.id', 'order_events.order_id')
      .select(['order_no', 'name', 'note', sql<boolean>`order_events.kind = 'iptal-istegi'`.as('is_request')])
      .where('order_events.id', '=', id)
      .executeTakeFirst(),
  order_messages: (db, id) =>
    db
      .selectFrom('order_messages')
      .innerJoin('orders', 'orders.id', 'order_messages.order_id')
      .select(['order_no', 'name', 'body', sql<boolean>`wish IS NOT NULL`.as('is_wish')])
      .where('order_messages.id', '=', id)
      .executeTakeFirst(),
  // Not those of which somebody approved the information meanwhile.
  travel_info: (db, id, lang) =>
    db
      .selectFrom('departure_info_reminders as reminders')
      .innerJoin('departures', 'departures.id', 'departure_id')
      .innerJoin('tours', 'tours.id', 'tour_id')
      .select(['start_date', 'end_date', sql<boolean>`reminders.kind = 'gununde'`.as('is_due')])
      .select(
        sql<string>`coalesce((SELECT tour_name FROM order_items JOIN orders ON orders.id = order_id
          WHERE order_items.departure_id = departures.id ORDER BY (lang = ${lang}) DESC, orders.id LIMIT 1), code)`.as(
          'tour',
        ),
      )
      .where('reminders.id', '=', id)
      .where(sql<boolean>`NOT EXISTS (SELECT FROM departure_infos JOIN departure_info_approvals USING (departure_id, version)
                                       WHERE departure_infos.departure_id = departures.id)`)
      .executeTakeFirst(),
  backups: (db, id) =>
    db
      .selectFrom('backup_runs')
      .select([
        'reason',
        'ended_at as at',
        sql<Date | null>`(SELECT max(ended_at) FROM backup_runs AS done WHERE done.state = 'done')`.as('last_at'),
      ])
      .where('id', '=', id)
      .executeTakeFirst(),
}
