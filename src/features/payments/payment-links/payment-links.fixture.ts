import { addDays, dayOf } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { insertLink } from './payment-links.store.server.ts'

/** A link for 20 lira that can be paid until tomorrow. @returns its id */
export async function insertPaymentLink(db: Db, order_id: number): Promise<number> {
  const now = new Date()
  const link = { amount: 20_00, currency: 'TRY' as const, is_partial: false, purpose: 'Ön ödeme' }
  const code = `K${String(order_id).padStart(25, '0')}`
  const valid_until = addDays(dayOf(now), 1)
  return db.transaction().execute((tx) => insertLink(tx, { ...link, code, order_id, valid_until, created_at: now }))
}
