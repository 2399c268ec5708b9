import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { notFound } from '#src/base/errors.ts'
import type { Minor } from '#src/base/money.ts'
import { listEvents } from './order-events.store.server.ts'
import type { OfficePayment } from './orders.admin.schema.ts'
import { type FoundOrder, findOrder } from './orders.store.server.ts'

export type OfficeFound = Omit<FoundOrder, 'payments'> & {
  history: Awaited<ReturnType<typeof listEvents>>
  payments: Awaited<ReturnType<typeof findPayments>>
  accepted: { contract_id: number; lang: string }[]
}

/** An order with everything that is stored about it. */
export async function findOfficeOrder(db: Db, id: number): Promise<OfficeFound | null> {
  const known = await db.selectFrom('orders').select('order_no').where('id', '=', id).executeTakeFirst()
  const order = known && (await findOrder(db, known.order_no))
  if (!order) return null
  const accepted = await db
    .selectFrom('order_contracts')
    .select(['contract_id', 'lang'])
    .where('order_id', '=', id)
    .execute()
  return { ...order, payments: await findPayments(db, id), history: await listEvents(db, id), accepted }
}

type CardFacts = Omit<NonNullable<OfficePayment['card']>, 'charged' | 'surcharge'> & {
  charged: Minor
  surcharge: Minor
}

/** Of a row of payments: the facts of its card, amounts in kuruş. A refund has those of the payment that it gives back. */
const cardFacts = sql<CardFacts | null>`(
  SELECT jsonb_build_object('provider', provider, 'card_brand', card_brand, 'card_last_four', card_last_four,
           'charged', coalesce(card_refunds.charged, attempt.charged),
           'surcharge', CASE WHEN card_refunds.id IS NULL THEN surcharge ELSE 0 END,
           'installments', CASE WHEN card_refunds.id IS NULL THEN installments END, 'try_rate', try_rate, 'rate_day', rate_day)
    FROM card_attempts AS attempt LEFT JOIN card_refunds ON card_refunds.attempt_id = attempt.id AND card_refunds.payment_id = payments.id
   WHERE attempt.id = payments.attempt_id OR card_refunds.id IS NOT NULL)`.as('card')

async function findPayments(db: Db, order_id: number) {
  const rows = await db
    .selectFrom('payments')
    .leftJoin('bank_accounts', 'bank_accounts.id', 'payments.bank_account_id')
    .leftJoin('users', 'users.id', 'payments.decided_by')
    .select(['payments.id', 'payments.status', 'method', 'amount', 'payments.currency', 'paid_on', 'bank', 'sender'])
    .select(['receipt_file', 'note', 'payments.created_at', 'users.name as decided_by', 'decided_at'])
    .select(['by_customer', 'reported_amount', 'bank_account_id', 'attempt_id'])
    .select(['charged', 'try_rate', 'rate_day', 'rate_source', 'returns_id'])
    .select(['reported_charged', 'reported_rate', 'reported_rate_day', 'reported_rate_source'])
    .select(cardFacts)
    .where('order_id', '=', order_id)
    .orderBy('payments.id')
    .execute()
  return rows
}

/** @throws Failure 404 */
export async function foundOfficeOrder(db: Db, id: number): Promise<OfficeFound> {
  const order = await findOfficeOrder(db, id)
  if (!order) throw notFound()
  return order
}
