import { type Selectable, sql } from 'kysely'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'
import { findIntent } from '#src/base/db/intents.server.ts'
import { NumberTaken } from '#src/base/db/reference-numbers.server.ts'
import type { Policy } from '#src/features/departures/policies/policies.rules.ts'
import type { PriceLine } from '#src/features/departures/pricing/pricing.schema.ts'
import type { AgreedPrices } from '../money/agreed-prices.rules.ts'
import type { Buyer } from '../unpaid/unpaid.store.server.ts'
import type { Invoice } from './invoice.schema.ts'
import { insertEvent } from './order-events.store.server.ts'

type Order = Selectable<Tables['orders']>
type Item = Selectable<Tables['order_items']>
type Contract = Selectable<Tables['order_contracts']>

/** Amounts in minor units. */
export type NewLine = Pick<PriceLine, 'kind' | 'label' | 'quantity' | 'unit_price' | 'amount'>

/** An item's snapshot, independent of later changes of the catalogue. Amounts in minor units. */
export type NewItem = Omit<
  Item,
  'id' | 'order_id' | 'position' | 'seats_released_at' | 'try_rate' | 'cancel_policy' | 'prices'
> & {
  /** lira for one unit of the currency when it was ordered; null for lira, and without a known rate */
  try_rate: number | null
  /** in force when it was ordered; null without one */
  cancel_policy: Policy | null
  /** what the departure costs, for other ages */
  prices: AgreedPrices
  lines: NewLine[]
}

/** `body` has the order's values in its placeholders. `acceptance` is on the site by default. */
export type NewContract = Omit<Contract, 'order_id' | 'accepted_at' | 'acceptance'> &
  Partial<Pick<Contract, 'acceptance'>>

export type NewOrder = Pick<
  Order,
  | 'order_no'
  | 'secret_hash'
  | 'created_at'
  | 'lang'
  | 'name'
  | 'city'
  | 'email'
  | 'phone'
  | 'message'
  | 'marketing_consent'
> & {
  hold_until: Date
  invoice: Invoice
  /** default: from the site */
  source?: 'web' | 'ofis'
  /** the staff member who sold it */
  created_by?: number
  items: NewItem[]
  contracts: NewContract[]
}

/**
 * Inserts an order with its items, lines, contracts and first event.
 * @param buyer of a visitor's order, whose seats count as unpaid
 * @returns its id
 * @throws NumberTaken
 */
export async function insertOrder(
  tx: Tx,
  { items, contracts, ...order }: NewOrder,
  buyer: Buyer | null = null,
): Promise<number> {
  const placed = await tx
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.column('order_no').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!placed) throw new NumberTaken()
  const { id: order_id } = placed
  const { created_at: at, created_by: user_id = null } = order
  const bought = await tx
    .insertInto('order_items')
    .values(items.map(({ lines, ...item }, index) => ({ ...item, order_id, position: index + 1 })))
    .returning(['id', 'position'])
    .execute()
  const lines = bought.flatMap(({ id: order_item_id, position }) =>
    items[position - 1]!.lines.map((line, index) => ({ ...line, order_item_id, position: index + 1 })),
  )
  await tx.insertInto('order_lines').values(lines).execute()
  const accepted = contracts.map((contract) => ({ ...contract, order_id, accepted_at: at }))
  await tx.insertInto('order_contracts').values(accepted).execute()
  if (buyer) {
    const seats = items.map(({ departure_id, seats }, index) => ({ departure_id, seats, position: index + 1 }))
    await tx
      .insertInto('unpaid_seats')
      .values(seats.map((each) => ({ ...each, ...buyer, order_id })))
      .execute()
  }
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

/** Unpaid holds of an e-mail that have not expired at `now`. Other orders of it wait until the transaction ends. */
export async function lockHolds(tx: Tx, email: string, now: Date): Promise<number> {
  const { rows } = await sql<{ holds: number }>`SELECT lock_holds(${email}, ${now}) AS holds`.execute(tx)
  return rows[0]!.holds
}

export async function isNumberTaken(db: Db, order_no: string): Promise<boolean> {
  const row = await db.selectFrom('orders').select('id').where('order_no', '=', order_no).executeTakeFirst()
  return row !== undefined
}
