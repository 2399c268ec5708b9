import { sql } from 'kysely'
import { dayMs } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { isPostponed, maxAttempts } from '#src/base/mail/outbox.store.server.ts'
import type { Figures } from '#src/base/metrics/metrics.server.ts'

/** Each count has an index with little more than the counted rows. */
export async function findFigures(db: Db, now: Date): Promise<Figures> {
  const { rows } = await sql<Figures>`
    SELECT count(*) FILTER (WHERE attempts < ${maxAttempts} OR ${isPostponed}) AS mails_waiting,
           count(*) FILTER (WHERE attempts >= ${maxAttempts} AND NOT ${isPostponed}) AS mails_failed,
           (SELECT count(*) FROM orders WHERE created_at > ${new Date(now.getTime() - dayMs)}) AS orders
      FROM outbox WHERE sent_at IS NULL AND cleared_at IS NULL`.execute(db)
  return rows[0]!
}
