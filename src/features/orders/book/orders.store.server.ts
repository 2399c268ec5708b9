import { sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import type { OrderState } from '../states.ts'
import { findCancellation } from './cancelling.store.server.ts'
import { findCancelRequest } from './order-events.store.server.ts'

export type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>
/** What the key in links of the office's mails is made of. */
export type KeyedOrder = Pick<FoundOrder, 'order_no' | 'key_epoch'>

/**
 * Condition on orders: it holds seats on a cancelled departure. The status alone counts, whether or not its customers have been asked
 * (docs/decisions/0111-a-cancelled-status-asks-for-nothing.md).
 */
export const isLeftBehind = sql<boolean>`EXISTS (
  SELECT FROM order_items JOIN departures ON departures.id = departure_id
   WHERE order_id = orders.id AND seats_released_at IS NULL AND departures.status = 'iptal')`

/** Of a row of orders: the due day of the next amount; null when nothing is due. */
export const dueOn = sql<Day | null>`(SELECT due_on FROM order_sums WHERE order_id = orders.id AND NOT ${isLeftBehind})`

/** Of a row of orders: its cancelled departure, and whether the customers were asked; those not asked first. Null without one. */
const leftBehind = sql<{ id: number; is_asked: boolean } | null>`(
  SELECT jsonb_build_object('id', departures.id, 'is_asked', departure_cancellations.at IS NOT NULL)
    FROM order_items JOIN departures ON departures.id = departure_id LEFT JOIN departure_cancellations USING (departure_id)
   WHERE order_id = orders.id AND seats_released_at IS NULL AND departures.status = 'iptal'
   ORDER BY departure_cancellations.at IS NOT NULL, departures.id LIMIT 1)`

/** Of rows of order_items and orders: the day on which the item's date was ordered, or moved to last. */
export const chosenOn = sql<Day>`(coalesce((SELECT max(at) FROM order_moves WHERE order_item_id = order_items.id), orders.created_at)
  AT TIME ZONE 'Europe/Istanbul')::date`

/** By order number. Callers must check the order's key or the office's permission before they reveal anything. */
export async function findOrder(db: Db, order_no: string) {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .select([isLeftBehind.as('is_left_behind'), leftBehind.as('left_behind')])
    .where('order_no', '=', order_no)
    .executeTakeFirst()
  if (!order) return null
  const items = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .selectAll('order_items')
    .select([
      sql<boolean>`EXISTS (SELECT FROM departures WHERE departures.id = order_items.departure_id AND departures.status = 'iptal')`.as(
        'is_departure_cancelled',
      ),
      chosenOn.as('chosen_on'),
    ])
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
    .select([
      'payments.id',
      'payments.status',
      'amount',
      'payments.currency',
      'paid_on',
      'bank',
      'sender',
      'receipt_file',
      'charged',
      'try_rate',
      'rate_day',
    ])
    .where('order_id', '=', order.id)
    // The customer does not see entries that staff undid.
    .where('payments.status', '!=', 'geri-alindi')
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
    cancellation: order.status === 'iptal' ? await findCancellation(db, order.id) : null,
  }
}

/** A contract as the customer accepted it. */
export async function findAcceptedContract(db: Db, order_id: number, contract_id: number) {
  return db
    .selectFrom('order_contracts as accepted')
    .innerJoin('orders', 'orders.id', 'accepted.order_id')
    .select(['order_no', 'accepted.name', 'version', 'accepted.lang', 'body', 'body_hash', 'accepted_at', 'acceptance'])
    .where('order_id', '=', order_id)
    .where('contract_id', '=', contract_id)
    .executeTakeFirst()
}

/** Locks the order until the end of the transaction and reads its state. */
export function lockOrder(tx: Tx, id: number): Promise<OrderState> {
  return tx
    .selectFrom('orders')
    .select(['status', 'payment_status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}
