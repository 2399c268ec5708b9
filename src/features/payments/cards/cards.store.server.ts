import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'
import type { KeyedOrder } from '#src/features/orders/book/orders.store.server.ts'
import { giveUpAfterHours } from '#src/features/orders/money/cards.rules.ts'

export type CardAttempt = Selectable<Tables['card_attempts']>
export type CardRefund = Selectable<Tables['card_refunds']>

export async function insertAttempt(db: Db, attempt: Insertable<Tables['card_attempts']>): Promise<number> {
  const { id } = await db.insertInto('card_attempts').values(attempt).returning('id').executeTakeFirstOrThrow()
  return id
}

export function findAttempt(db: Db, attempt_no: string): Promise<CardAttempt | undefined> {
  return db.selectFrom('card_attempts').selectAll().where('attempt_no', '=', attempt_no).executeTakeFirst()
}

/** @param return_hash SHA-256 of the key in the return address */
export function findReturned(db: Db, return_hash: Buffer): Promise<CardAttempt | undefined> {
  return db.selectFrom('card_attempts').selectAll().where('return_hash', '=', return_hash).executeTakeFirst()
}

export function findAttemptById(db: Db, id: number): Promise<CardAttempt> {
  return db.selectFrom('card_attempts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Newest first. */
export function listAttempts(db: Db, order_id: number): Promise<CardAttempt[]> {
  return db.selectFrom('card_attempts').selectAll().where('order_id', '=', order_id).orderBy('id', 'desc').execute()
}

/**
 * Oldest question first. A declined one counts as open for a while: on some pages the visitor may try another card.
 * @param declinedFrom when it was begun at the earliest
 */
export function listOpenAttempts(db: Db, declinedFrom: Date): Promise<CardAttempt[]> {
  return db
    .selectFrom('card_attempts')
    .selectAll()
    .where(({ or, eb, and }) =>
      or([
        eb('status', '=', 'acik'),
        and([eb('status', '=', 'reddedildi'), eb('provider_token', '<>', ''), eb('created_at', '>=', declinedFrom)]),
      ]),
    )
    .orderBy(sql`coalesce(asked_at, created_at)`)
    .execute()
}

/**
 * Attempts of the order's own page that may still be paid, newest first.
 * @param statuses with `reddedildi`, because some pages take another card
 */
export function listOpenPages(
  db: Db,
  order_id: number,
  begunFrom: Date,
  statuses: readonly ('acik' | 'reddedildi')[],
): Promise<CardAttempt[]> {
  return db
    .selectFrom('card_attempts')
    .selectAll()
    .where('order_id', '=', order_id)
    .where('link_id', 'is', null)
    .where('created_at', '>', begunFrom)
    .where('status', 'in', statuses)
    .orderBy('id', 'desc')
    .execute()
}

/**
 * True for a row of orders whose customer may have just paid by card, so that no reminder is sent. The result is known within a day,
 * unless the provider reviews the payment.
 */
export function mayHavePaidByCard(now: Date) {
  const begun = new Date(now.getTime() - giveUpAfterHours * 3_600_000)
  return sql<boolean>`EXISTS (SELECT FROM card_attempts WHERE card_attempts.order_id = orders.id AND card_attempts.status = 'acik'
    AND (card_attempts.created_at > ${begun} OR reviewed_at IS NOT NULL))`
}

/**
 * Marks an attempt as reviewed by the provider, also after a declined card on the same page.
 * @param at before the provider was asked: a later decision stays
 */
export async function openForReview(db: Db, { id, reviewed_at }: CardAttempt, at: Date): Promise<void> {
  await db
    .updateTable('card_attempts')
    .set({ status: 'acik', refusal: '', decided_at: null, reviewed_at: reviewed_at ?? at })
    .where('id', '=', id)
    .where('status', '<>', 'alindi')
    .where(({ or, eb }) => or([eb('decided_at', 'is', null), eb('decided_at', '<=', at)]))
    .execute()
}

export async function isUnderReview(db: Db, order_id: number): Promise<boolean> {
  const attempts = db.selectFrom('card_attempts').select('id').where('order_id', '=', order_id)
  const found = await attempts.where('status', '=', 'acik').where('reviewed_at', 'is not', null).executeTakeFirst()
  return found !== undefined
}

export async function updateAttempt(db: Db, id: number, values: Updateable<Tables['card_attempts']>): Promise<void> {
  await db.updateTable('card_attempts').set(values).where('id', '=', id).execute()
}

/** Closes an attempt that is still open. @returns false when it was decided meanwhile */
export async function closeAttempt(
  db: Db,
  id: number,
  values: Pick<CardAttempt, 'status' | 'refusal' | 'decided_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('card_attempts')
    .set(values)
    .where('id', '=', id)
    .where('status', '=', 'acik')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether staff were alerted since an instant that the provider opened no page for the order. */
export async function hasUnopenedSince(db: Db, order_id: number, since: Date): Promise<boolean> {
  const events = db.selectFrom('order_events').select('id').where('order_id', '=', order_id)
  const found = await events.where('action', '=', 'kart-acilmadi').where('at', '>', since).executeTakeFirst()
  return found !== undefined
}

export type TakenPayment = Pick<
  Insertable<Tables['payments']>,
  'order_id' | 'amount' | 'currency' | 'paid_on' | 'sender' | 'created_at' | 'attempt_id'
>

/** Money that a provider took. @returns its id */
export async function insertTaken(tx: Tx, payment: TakenPayment): Promise<number> {
  const { id } = await tx
    .insertInto('payments')
    .values({ ...payment, status: 'eslesti', method: 'kart', decided_at: payment.created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findTakenAmount(db: Db, attempt_id: number): Promise<number> {
  const { amount } = await db
    .selectFrom('payments')
    .select('amount')
    .where('attempt_id', '=', attempt_id)
    .executeTakeFirstOrThrow()
  return amount
}

/** Of an attempt, oldest first. */
export function listRefunds(db: Db, attempt_id: number): Promise<CardRefund[]> {
  return db.selectFrom('card_refunds').selectAll().where('attempt_id', '=', attempt_id).orderBy('id').execute()
}

export function findRefund(db: Db, id: number): Promise<CardRefund> {
  return db.selectFrom('card_refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Whose result is not known. */
export function listOpenRefunds(db: Db): Promise<CardRefund[]> {
  return db.selectFrom('card_refunds').selectAll().where('status', '=', 'bekliyor').orderBy('id').execute()
}

/** Payments of an order as sums need them. */
export function listMoney(db: Db, order_id: number) {
  return db.selectFrom('payments').select(['status', 'currency', 'amount']).where('order_id', '=', order_id).execute()
}

export async function insertRefund(tx: Tx, refund: Insertable<Tables['card_refunds']>): Promise<number> {
  const { id } = await tx.insertInto('card_refunds').values(refund).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Ends a refund that is under way. @returns false when it has ended meanwhile */
export async function endRefund(
  db: Db,
  id: number,
  values: Pick<CardRefund, 'status' | 'refusal' | 'decided_at'> & { payment_id?: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('card_refunds')
    .set(values)
    .where('id', '=', id)
    .where('status', '=', 'bekliyor')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function findKeyedOrder(db: Db, id: number): Promise<KeyedOrder> {
  return db.selectFrom('orders').select(['order_no', 'key_epoch']).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Whether a tour of the order leaves Türkiye, so that it is not paid in instalments. */
export async function isOrderAbroad(db: Db, order_id: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM order_items JOIN tours ON tours.id = tour_id
     WHERE order_id = ${order_id} AND NOT countries <@ '{TR}' LIMIT 1`.execute(db)
  return rows.length > 0
}

/** The payment link with which a part of an order is paid; undefined for a link of another one. */
export function findOrderLink(db: Db, order_id: number, id: number) {
  return db
    .selectFrom('payment_links')
    .selectAll()
    .where('order_id', '=', order_id)
    .where('id', '=', id)
    .executeTakeFirst()
}
