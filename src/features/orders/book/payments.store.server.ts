import type { Selectable } from 'kysely'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'
import type { LiraColumns } from '../money/taken-lira.rules.ts'
import type { PaymentRowStatus } from '../statuses.schema.ts'
import { insertEvent } from './order-events.store.server.ts'

export type NewNotice = Partial<LiraColumns> &
  Pick<
    Selectable<Tables['payments']>,
    'order_id' | 'amount' | 'currency' | 'paid_on' | 'sender' | 'note' | 'receipt_file' | 'created_at'
  > & { bank_account_id: number }

/** Payments of an order by status. */
export async function countPayments(db: Db, order_id: number): Promise<Map<PaymentRowStatus, number>> {
  const rows = await db
    .selectFrom('payments')
    .select(({ fn }) => ['status', fn.countAll<number>().as('n')])
    .where('order_id', '=', order_id)
    .groupBy('status')
    .execute()
  return new Map(rows.map(({ status, n }) => [status, Number(n)]))
}

/** Writes a reported payment and its event. @returns the payment's id */
export async function insertNotice(tx: Tx, notice: NewNotice, eventNote: string): Promise<number> {
  const { id } = await tx.insertInto('payments').values(notice).returning('id').executeTakeFirstOrThrow()
  const { order_id, created_at } = notice
  const event = { order_id, at: created_at, kind: 'odeme', note: eventNote, payment_id: id } as const
  await insertEvent(tx, { ...event, action: 'bildirildi' })
  return id
}

/** The given files that belong to a payment. */
export async function findReceipts(db: Db, files: readonly string[]): Promise<Set<string>> {
  if (files.length === 0) return new Set()
  const rows = await db.selectFrom('payments').select('receipt_file').where('receipt_file', 'in', files).execute()
  return new Set(rows.flatMap(({ receipt_file }) => receipt_file ?? []))
}
