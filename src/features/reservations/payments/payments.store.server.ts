import type { Day } from '#src/base/dates.ts'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import type { Minor } from '#src/base/money.ts'
import type { OrderStatus, PaymentStatus } from '../reservations.schema.ts'

export type NewNotice = {
  order_id: number
  amount: Minor
  currency: string
  bank_account_id: number
  paid_on: Day
  sender: string
  note: string
  receipt_file: string | null
  notice_hash: Buffer
  created_at: Date
}

export type Standing = { status: OrderStatus; payment_status: PaymentStatus }

export async function findStanding(db: Db, id: number): Promise<Standing> {
  return (await standing(db, id).executeTakeFirstOrThrow()) as Standing
}

/** Locks the order until the end of the transaction: whoever else changes it waits, and sees what this one made of it. */
export async function lockOrder(tx: Tx, id: number): Promise<Standing> {
  return (await standing(tx, id).forUpdate().executeTakeFirstOrThrow()) as Standing
}

function standing(db: Db, id: number) {
  return db.selectFrom('orders').select(['status', 'payment_status']).where('id', '=', id)
}

export async function isReported(db: Db, order_id: number, notice_hash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', order_id)
    .where('notice_hash', '=', notice_hash)
    .executeTakeFirst()
  return row !== undefined
}

/** Payments of an order by status. */
export async function countPayments(db: Db, order_id: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('payments')
    .select(({ fn }) => ['status', fn.countAll<number>().as('n')])
    .where('order_id', '=', order_id)
    .groupBy('status')
    .execute()
  return new Map(rows.map(({ status, n }) => [status, Number(n)]))
}

/** The payment as reported, and its event. @returns the payment's id */
export async function insertNotice(tx: Tx, notice: NewNotice, eventNote: string): Promise<number> {
  const { id } = await tx.insertInto('payments').values(notice).returning('id').executeTakeFirstOrThrow()
  const { order_id, created_at } = notice
  await tx.insertInto('order_events').values({ order_id, at: created_at, kind: 'odeme', note: eventNote }).execute()
  return id
}

/** @returns the event's id: an order may see several, one after each act of the office */
export async function insertCancelRequest(tx: Tx, order_id: number, reason: string, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('order_events')
    .values({ order_id, at: now, kind: 'iptal-istegi', note: reason })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Which of these files a payment names. */
export async function findReceipts(db: Db, files: readonly string[]): Promise<Set<string>> {
  if (files.length === 0) return new Set()
  const rows = await db.selectFrom('payments').select('receipt_file').where('receipt_file', 'in', files).execute()
  return new Set(rows.flatMap(({ receipt_file }) => receipt_file ?? []))
}
