import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { findIntent } from '#src/base/db/intents.server.ts'
import { NumberTaken } from '#src/base/db/reference-numbers.server.ts'
import type { Currency, Minor } from '#src/base/money.ts'
import type { Policy } from '#src/features/departures/policies/policies.rules.ts'
import type { PriceLine } from '#src/features/departures/pricing/pricing.schema.ts'
import type { RateSource } from '#src/features/departures/rates/rates.links.ts'
import type { KeptPrices } from '../money/kept-prices.rules.ts'
import type { Buyer } from '../unpaid/unpaid.store.server.ts'
import type { Invoice } from './invoice.schema.ts'

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
  /** as the price has them */
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
  /** lira for one unit of the currency when it was ordered; null for lira, and without a known rate */
  try_rate: number | null
  rate_day: Day | null
  rate_source: RateSource | null
  /** in force when it was ordered; null without one */
  cancel_policy: Policy | null
  /** what the departure costs, for other ages */
  prices: KeptPrices
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

/**
 * Inserts an order with its items, lines, contracts and first event in one statement.
 * @param buyer of a visitor's order, whose seats count as unpaid
 * @returns its id
 * @throws NumberTaken
 */
export async function insertOrder(
  tx: Tx,
  { items, contracts, ...given }: NewOrder,
  buyer: Buyer | null = null,
): Promise<number> {
  const order = { source: 'web', created_by: null, ...given, secret_hash: bytes(given.secret_hash) }
  const itemRows = items.map(({ lines, ...item }, index) => ({ ...item, position: index + 1 }))
  const lineRows = items.flatMap(({ lines }, index) =>
    lines.map((line, at) => ({ ...line, item: index + 1, position: at + 1 })),
  )
  const contractRows = contracts.map((row) => ({
    acceptance: 'sitede',
    accepted_at: order.created_at,
    ...row,
    body_hash: bytes(row.body_hash),
  }))
  const { rows } = await sql<{ id: number }>`
    WITH placed AS (
      INSERT INTO orders (${columns(order)})
      SELECT ${columns(order)} FROM jsonb_populate_record(NULL::orders, ${json(order)})
      ON CONFLICT (order_no) DO NOTHING RETURNING orders.id),
    bought AS (
      INSERT INTO order_items (order_id, ${columns(itemRows[0]!)})
      SELECT placed.id, ${columns(itemRows[0]!, 'item')} FROM placed, jsonb_populate_recordset(NULL::order_items, ${json(itemRows)}) AS item
      RETURNING id, position),
    priced AS (
      INSERT INTO order_lines (order_item_id, position, kind, label, quantity, unit_price, amount)
      SELECT bought.id, line.position, kind, label, quantity, unit_price, amount
        FROM jsonb_to_recordset(${json(lineRows)})
          AS line (item int, position smallint, kind text, label text, quantity int, unit_price bigint, amount bigint)
        JOIN bought ON bought.position = line.item),
    accepted AS (
      INSERT INTO order_contracts (order_id, ${columns(contractColumns)})
      SELECT placed.id, ${columns(contractColumns, 'contract')}
        FROM placed, jsonb_populate_recordset(NULL::order_contracts, ${json(contractRows)}) AS contract),
    ${
      buyer
        ? sql`unpaid AS (
      INSERT INTO unpaid_seats (order_id, position, departure_id, seats, email, address, network)
      SELECT placed.id, item.position, item.departure_id, item.seats, ${buyer.email}::bytea, ${buyer.address}::bytea, ${buyer.network}::bytea
        FROM placed, jsonb_populate_recordset(NULL::order_items, ${json(itemRows)}) AS item),`
        : sql``
    }
    noted AS (
      INSERT INTO order_events (order_id, at, kind, to_status, user_id)
      SELECT id, ${order.created_at}, 'durum', 'opsiyonlu', ${order.created_by}::bigint FROM placed)
    SELECT id FROM placed`.execute(tx)
  if (!rows[0]) throw new NumberTaken()
  return rows[0].id
}

const contractColumns = {
  contract_id: true,
  version: true,
  lang: true,
  name: true,
  body: true,
  body_hash: true,
  address: true,
  acceptance: true,
  accepted_at: true,
} satisfies Record<keyof NewContract | 'accepted_at', true>

function columns(row: object, of?: string): RawBuilder<unknown> {
  return sql.join(Object.keys(row).map((name) => sql.ref(of ? `${of}.${name}` : name)))
}

/** Rows as a parameter. */
function json(rows: object): RawBuilder<unknown> {
  return sql`${JSON.stringify(rows)}::jsonb`
}

/** As PostgreSQL reads them from a text. */
function bytes(of: Buffer): string {
  return `\\x${of.toString('hex')}`
}

/** The stored answer of an order. It does not contain the order's key (docs/decisions/0008-one-intent-one-order.md). */
export type OrderAnswer = { message: string; order_no: string; hold_until: string }

/** The command of POST /api/orders in the table of intents. */
export const orderCommand = 'order'

/** The stored answer of a key's order; null without one. */
export async function findOrderAnswer(db: Db, idempotencyKey: string): Promise<OrderAnswer | null> {
  return (await findIntent<OrderAnswer>(db, orderCommand, idempotencyKey))?.answer ?? null
}

/** Unpaid holds of an e-mail that have not expired at `now`. Other orders of it wait until the transaction ends. */
export async function lockHolds(tx: Tx, email: string, now: Date): Promise<number> {
  const { rows } = await sql<{ holds: number }>`SELECT lock_holds(${email}, ${now}) AS holds`.execute(tx)
  return rows[0]!.holds
}

export async function isNumberTaken(db: Db, order_no: string): Promise<boolean> {
  const row = await db.selectFrom('orders').select('id').where('order_no', '=', order_no).executeTakeFirst()
  return row !== undefined
}
