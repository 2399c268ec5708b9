import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import type { Minor } from '#src/base/money.ts'
import type { Invoice, PriceLine } from '../reservations.schema.ts'

export type NewLine = {
  kind: PriceLine['kind']
  label: string
  quantity: number
  unit_price: Minor
  amount: Minor
}

/** What was bought, as it is kept: it never changes when the catalogue does. Amounts in minor units. */
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
  currency: string
  kdv_rate: number
  price: Minor
  kdv: Minor
  total: Minor
  /** due at booking */
  deposit: Minor
  /** last day for the rest; null when there is none */
  balance_due_on: Day | null
  lines: NewLine[]
}

export type NewContract = {
  contract_id: number
  version: number
  lang: string
  name: string
  /** filled with the order */
  body: string
  body_hash: Buffer
  address: string | null
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
  items: NewItem[]
  contracts: NewContract[]
}

/** @returns the order's id, or null when its number is already another order's. */
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
    .values(items.map(({ lines: _, ...item }, index) => ({ ...item, order_id, position: index + 1 })))
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
  await tx
    .insertInto('order_events')
    .values({ order_id, at: order.created_at, kind: 'durum', to_status: 'opsiyonlu' })
    .execute()
  return order_id
}

/** What a repeat of a request is answered with; the key that opens the order is not in it (docs/decisions/0008-one-intent-one-order.md). */
export type KeptAnswer = { message: string; order_no: string; hold_until: string }
export type OrderRequestRow = { request_hash: Buffer; answer: KeptAnswer }

/** Makes everybody else with this key wait for the end of this transaction. */
export async function lockIdempotencyKey(tx: Tx, key: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

/** Makes everybody else who orders for this e-mail wait for the end of this transaction. */
export async function lockEmail(tx: Tx, email: string): Promise<void> {
  // No Idempotency-Key has a space in it.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('holds of ' || ${folded(sql`${email}::text`)}, 0))`.execute(
    tx,
  )
}

/** Holds of an e-mail that nobody has paid for and that are not over at `now`. */
export async function countHolds(db: Db, email: string, now: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM orders
     WHERE status = 'opsiyonlu' AND payment_status = 'odenmedi' AND hold_until > ${now}
       AND ${folded(sql`email`)} = ${folded(sql`${email}::text`)}`.execute(db)
  return rows[0]!.n
}

/** A to Z and nothing else, as accounts are known: İ and ı never match i. */
function folded(email: RawBuilder<unknown>): RawBuilder<string> {
  return sql`translate(${email}, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')`
}

export async function findOrderRequest(db: Db, key: string): Promise<OrderRequestRow | null> {
  const row = await db
    .selectFrom('order_requests')
    .select(['request_hash', 'answer'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return row ? { ...row, answer: row.answer as KeptAnswer } : null
}

export async function insertOrderRequest(
  tx: Tx,
  key: string,
  order_id: number,
  { request_hash, answer }: OrderRequestRow,
): Promise<void> {
  await tx
    .insertInto('order_requests')
    .values({ idempotency_key: key, order_id, request_hash, answer: JSON.stringify(answer) })
    .execute()
}

export type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>

/** The order by its number alone: whoever asks must have shown its key before anything of it is told. */
export async function findOrder(db: Db, order_no: string) {
  const order = await db.selectFrom('orders').selectAll().where('order_no', '=', order_no).executeTakeFirst()
  if (!order) return null
  const items = await db
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute()
  const lines = await db
    .selectFrom('order_lines')
    .innerJoin('order_items', 'order_items.id', 'order_lines.order_item_id')
    .selectAll('order_lines')
    .where('order_items.order_id', '=', order.id)
    .orderBy('order_lines.position')
    .execute()
  const contracts = await db
    .selectFrom('order_contracts')
    .select(['contract_id', 'name', 'version', 'accepted_at'])
    .where('order_id', '=', order.id)
    .orderBy('contract_id')
    .execute()
  const payments = await db
    .selectFrom('payments')
    .leftJoin('bank_accounts', 'bank_accounts.id', 'payments.bank_account_id')
    .select(['payments.status', 'amount', 'payments.currency', 'paid_on', 'bank', 'sender', 'receipt_file'])
    .where('order_id', '=', order.id)
    .orderBy('payments.id')
    .execute()
  const cancel_requested_at = await findCancelRequest(db, order.id)
  const linesOf = Map.groupBy(lines, ({ order_item_id }) => order_item_id)
  return {
    ...order,
    items: items.map((item) => ({ ...item, lines: linesOf.get(item.id) ?? [] })),
    contracts,
    payments,
    cancel_requested_at,
  }
}

/** When the customer asked the office to cancel; null when they did not, or when the office has acted since. */
export async function findCancelRequest(db: Db, order_id: number): Promise<Date | null> {
  const event = await db
    .selectFrom('order_events')
    .select('at')
    .where('order_id', '=', order_id)
    .where('kind', '=', 'iptal-istegi')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_events as later')
            .whereRef('later.order_id', '=', 'order_events.order_id')
            .whereRef('later.id', '>', 'order_events.id')
            .where('later.user_id', 'is not', null),
        ),
      ),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return event?.at ?? null
}

/** A contract as the order's customer accepted it. */
export async function findAcceptedContract(db: Db, order_id: number, contract_id: number) {
  return db
    .selectFrom('order_contracts')
    .select(['name', 'version', 'lang', 'body', 'body_hash', 'accepted_at'])
    .where('order_id', '=', order_id)
    .where('contract_id', '=', contract_id)
    .executeTakeFirst()
}

export async function isNumberTaken(db: Db, order_no: string): Promise<boolean> {
  const row = await db.selectFrom('orders').select('id').where('order_no', '=', order_no).executeTakeFirst()
  return row !== undefined
}
