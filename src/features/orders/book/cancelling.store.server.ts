import type { Db, Tx } from '#src/base/db/connect.server.ts'
import type { Currency } from '#src/base/money.ts'
import type { Deduction } from '../money/cancelling.rules.ts'

export type NewCancellation = {
  order_id: number
  by: 'customer' | 'staff' | 'agency'
  at: Date
  reason: string
  user_id: number | null
  deduction: Deduction
}

/** A currency whose kept amount is not decided has no row, so its refund has no deadline. */
export async function insertCancellation(tx: Tx, { deduction, ...cancellation }: NewCancellation): Promise<void> {
  const { day, due_on, sums } = deduction
  await tx
    .insertInto('order_cancellations')
    .values({ ...cancellation, day })
    .execute()
  const rows = sums.flatMap(({ currency, paid, policy_kept, kept, refund }) =>
    kept === null || refund === null
      ? []
      : [
          {
            order_id: cancellation.order_id,
            currency: currency as Currency,
            paid,
            policy_kept,
            kept,
            refund,
            due_on: refund > 0 ? due_on : null,
          },
        ],
  )
  if (rows.length > 0) await tx.insertInto('order_cancellation_sums').values(rows).execute()
}

/** Null for an order that was not cancelled, or was cancelled before cancellations were stored. */
export async function findCancellation(db: Db, order_id: number) {
  const found = await db
    .selectFrom('order_cancellations')
    .select(['by', 'day'])
    .where('order_id', '=', order_id)
    .executeTakeFirst()
  if (!found) return null
  const sums = await db
    .selectFrom('order_cancellation_sums')
    .select(['currency', 'paid', 'policy_kept', 'kept', 'refund', 'due_on', 'done_at'])
    .where('order_id', '=', order_id)
    .orderBy('currency')
    .execute()
  return { ...found, sums }
}
