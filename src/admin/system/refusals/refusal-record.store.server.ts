import { sql } from 'kysely'
import { dayMs } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import type { RefusalKind } from './refusals.links.ts'

export type Counted = {
  hour: Date
  kind: RefusalKind
  network: string
  mailbox: string
  departure_id: number
  count: number
  last_at: Date
}

/** Rows of an hour; what is more is counted in one row for each kind. Processes that write at the same moment may exceed it by theirs. */
export const maxRows = 200

/** Adds to the rows of the same hour. */
export async function writeRefusals(db: Db, refusals: readonly Counted[]): Promise<void> {
  if (refusals.length === 0) return
  await sql`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(refusals)}::jsonb)
          AS given (hour timestamptz, kind text, network text, mailbox text, departure_id bigint, count bigint, last_at timestamptz)
    ), placed AS (
      SELECT given.*, known.id IS NOT NULL OR given.network = '*' OR row_number() OVER (PARTITION BY hour, known.id IS NULL ORDER BY given.last_at)
             + (SELECT count(*) FROM refusals WHERE refusals.hour = given.hour) <= ${maxRows} AS has_place
        FROM given LEFT JOIN refusals AS known USING (hour, kind, network, mailbox, departure_id)
    ), grouped AS (
      SELECT hour, kind, CASE WHEN has_place THEN network ELSE '*' END AS network, CASE WHEN has_place THEN mailbox ELSE '' END AS mailbox,
             CASE WHEN has_place THEN departure_id ELSE 0 END AS departure_id, sum(count) AS count, max(last_at) AS last_at
        FROM placed GROUP BY 1, 2, 3, 4, 5
    )
    INSERT INTO refusals AS stored (hour, kind, network, mailbox, departure_id, count, last_at)
    SELECT hour, kind, network, mailbox, departure_id, count, last_at FROM grouped ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (hour, kind, network, mailbox, departure_id) DO UPDATE SET
      count = stored.count + excluded.count, last_at = greatest(stored.last_at, excluded.last_at)`.execute(db)
}

export async function removeOldRefusals(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('refusals')
    .where('last_at', '<', new Date(now.getTime() - dayMs))
    .execute()
}
