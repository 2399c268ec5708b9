import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'

/** Orders that wait for the office. */
export async function countWaitingOrders(
  db: Db,
  now: Date,
): Promise<{ placed: number; payments: number; cancel_requests: number }> {
  const { rows } = await sql<{ placed: number; payments: number; cancel_requests: number }>`
    SELECT (SELECT count(*)::int FROM orders WHERE status = 'opsiyonlu' AND created_at > ${new Date(now.getTime() - 86_400_000)}) AS placed,
           (SELECT count(DISTINCT order_id)::int FROM payments WHERE status = 'bildirildi') AS payments,
           (SELECT count(DISTINCT asked.order_id)::int FROM order_events asked JOIN orders ON orders.id = asked.order_id
             WHERE asked.kind = 'iptal-istegi' AND orders.status IN ('opsiyonlu', 'odeme-bildirildi', 'onayli')
               AND NOT EXISTS (SELECT FROM order_events later WHERE later.order_id = asked.order_id
                 AND later.id > asked.id AND later.user_id IS NOT NULL)) AS cancel_requests`.execute(db)
  return rows[0]!
}
