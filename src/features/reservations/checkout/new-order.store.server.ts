import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { findIntent } from '#src/base/db/intents.server.ts'
import type { Currency, Minor } from '#src/base/money.ts'
import { insertEvent } from '../orders/order-events.store.server.ts'
import type { PriceLine } from '../pricing/pricing.schema.ts'
import type { Invoice } from './checkout.schema.ts'

export type NewLine = {
  kind: PriceLine['kind']
  label: string
  quantity: number
  unit_price: Minor
  amount: Minor
}

/** An item's snapshot, independent of later changes of the catalogue. Amounts in minor units. */
export type NewItem = {
  tour_id: number
  departure_id: number
  tour_code: string
  tour_name: string
  tour_place: string
  cover_file: string | null
  start_date: Day
  end_date: Day
  people_quantity: number
  children_ages: number[]
  single_room_quantity: number
  seats: number
  currency: Currency
  kdv_rate: number
  price: Minor
  kdv: Minor
  total: Minor
  /** due at booking */
  deposit: Minor
  /** last day for total - deposit; null when that is 0 */
  balance_due_on: Day | null
  lines: NewLine[]
}

export type NewContract = {
  contract_id: number
  version: number
  lang: string
  name: string
  /** with the order's values in its placeholders */
  body: string
  body_hash: Buffer
  address: string | null
  /** default: on the site */
  acceptance?: 'sitede' | 'telefonda'
}

export type NewOrder = {
  order_no: string
  secret_hash: Buffer
  hold_until: Date
  created_at: Date
  lang: string
  name: string
  city: string
  email: string
  phone: string
  message: string
  invoice: Invoice
  marketing_consent: boolean
  /** default: from the site */
  source?: 'web' | 'ofis'
  /** the staff member who sold it */
  created_by?: number
  items: NewItem[]
  contracts: NewContract[]
}

/** @returns the order's id, or null when its number is taken */
export async function insertOrder(tx: Tx, { items, contracts, ...order }: NewOrder): Promise<number | null> {
  const inserted = await tx
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.column('order_no').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return null
  const order_id = inserted.id
  const rows = await tx
    .insertInto('order_items')
    .values(items.map(({ lines, ...item }, index) => ({ ...item, order_id, position: index + 1 })))
    .returning(['id', 'position'])
    .execute()
  const lines = rows.flatMap(({ id, position }) =>
    items[position - 1]!.lines.map((line, index) => ({ ...line, order_item_id: id, position: index + 1 })),
  )
  await tx.insertInto('order_lines').values(lines).execute()
  if (contracts.length > 0) {
    const accepted = contracts.map((contract) => ({ ...contract, order_id, accepted_at: order.created_at }))
    await tx.insertInto('order_contracts').values(accepted).execute()
  }
  const { created_at: at, created_by: user_id = null } = order
  await insertEvent(tx, { order_id, at, kind: 'durum', to_status: 'opsiyonlu', user_id })
  return order_id
}

/** The stored answer of an order. It does not contain the order's key (docs/decisions/0008-one-intent-one-order.md). */
export type OrderAnswer = { message: string; order_no: string; hold_until: string }

/** The command of POST /api/orders in the table of intents. */
export const orderCommand = 'order'

/** The stored answer of a key's order; null without one. */
export async function findOrderAnswer(db: Db, idempotencyKey: string): Promise<OrderAnswer | null> {
  return (await findIntent<OrderAnswer>(db, orderCommand, idempotencyKey))?.answer ?? null
}

/** Takes an advisory lock, so that other orders of this e-mail wait until the transaction ends. */
export async function lockEmail(tx: Tx, email: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('holds of ' || ${folded(sql`${email}::text`)}, 0))`.execute(
    tx,
  )
}

/** Unpaid holds of an e-mail that have not expired at `now`. */
export async function countHolds(db: Db, email: string, now: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM orders
     WHERE status = 'opsiyonlu' AND payment_status = 'odenmedi' AND hold_until > ${now}
       AND ${folded(sql`email`)} = ${folded(sql`${email}::text`)}`.execute(db)
  return rows[0]!.n
}

/** Lowercases A to Z only, as for accounts: İ and ı never equal i. */
function folded(email: RawBuilder<unknown>): RawBuilder<string> {
  return sql`translate(${email}, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')`
}

export async function isNumberTaken(db: Db, order_no: string): Promise<boolean> {
  const row = await db.selectFrom('orders').select('id').where('order_no', '=', order_no).executeTakeFirst()
  return row !== undefined
}
