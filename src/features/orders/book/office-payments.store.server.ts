import type { Selectable } from 'kysely'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'
import type { PaymentDecision } from '../money/office-payments.rules.ts'
import type { LiraColumns } from '../money/taken-lira.rules.ts'
import type { PaymentStatus } from '../statuses.schema.ts'

/** Writes what staff decided about a payment. The order is locked by the caller. */
export async function writeDecision(tx: Tx, id: number, decision: PaymentDecision): Promise<void> {
  await tx.updateTable('payments').set(decision).where('id', '=', id).execute()
}

/** `decided_by` is null for staff who have been removed. */
type EnteredPayment = Partial<LiraColumns> &
  Pick<Row, 'order_id' | 'method' | 'amount' | 'currency' | 'bank_account_id' | 'paid_on' | 'sender' | 'note'> &
  Pick<Row, 'created_at' | 'decided_by'> & { status: 'eslesti' | 'iade'; decided_at: Date }
type Row = Selectable<Tables['payments']>

/** @returns the payment's id */
export async function insertEntered(tx: Tx, payment: EnteredPayment): Promise<number> {
  const { id } = await tx
    .insertInto('payments')
    .values({ ...payment, by_customer: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function writePaymentStatus(tx: Tx, order_id: number, payment_status: PaymentStatus): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ payment_status })
    .where('id', '=', order_id)
    .where('payment_status', '!=', payment_status)
    .execute()
}

export function findPayment(db: Db, order_id: number, id: number) {
  return db
    .selectFrom('payments')
    .select(['status', 'receipt_file'])
    .where('order_id', '=', order_id)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Refunds to a card, of an order, whose result is not known. */
export function findRefundsUnderWay(db: Db, order_id: number) {
  return db
    .selectFrom('card_refunds')
    .innerJoin('card_attempts', 'card_attempts.id', 'attempt_id')
    .select(['currency', 'card_refunds.amount'])
    .where('order_id', '=', order_id)
    .where('card_refunds.status', '=', 'bekliyor')
    .execute()
}
