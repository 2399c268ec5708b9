import { sql } from 'kysely'
import { addDays, dayOf } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import type { Failed } from './failures.rules.ts'

export type Counted = Failed & {
  day: string
  count: number
  first_at: Date
  last_at: Date
  request_ids: readonly string[]
}
/** Since the last call. `failed_since`: the first of the failed runs that end with the last one. `succeeded`: whether one did. */
export type SweepRun = { name: string; last_at: Date; ms: number; failed_since: Date | null; succeeded: boolean }

/** Groups of a day; what is more is counted in one row for each kind. Processes that write at the same moment may exceed it by theirs. */
export const maxGroups = 200
export const failureDays = 30

/** Adds to the rows of the same group and day. */
export async function writeFailures(db: Db, failures: readonly Counted[]): Promise<void> {
  if (failures.length === 0) return
  // The same statement twice: those without a place are counted as the rest of their kind.
  await sql`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(failures)}::jsonb)
          AS given (day date, kind text, subject text, message text, count bigint, first_at timestamptz, last_at timestamptz, request_ids jsonb)
    ), placed AS (
      SELECT given.*, known.id IS NOT NULL OR subject = '*' OR row_number() OVER (PARTITION BY day, known.id IS NULL ORDER BY given.first_at)
             + (SELECT count(*) FROM failures WHERE failures.day = given.day) <= ${maxGroups} AS has_place
        FROM given LEFT JOIN failures AS known USING (day, kind, subject, message)
    ), grouped AS (
      SELECT day, kind, CASE WHEN has_place THEN subject ELSE '*' END AS subject, CASE WHEN has_place THEN message ELSE '' END AS message,
             sum(count) AS count, min(first_at) AS first_at, max(last_at) AS last_at,
             array(SELECT jsonb_array_elements_text((array_agg(request_ids ORDER BY last_at DESC))[1])) AS request_ids
        FROM placed GROUP BY 1, 2, 3, 4
    )
    INSERT INTO failures AS stored (day, kind, subject, message, count, first_at, last_at, request_ids)
    SELECT day, kind, subject, message, count, first_at, last_at, request_ids FROM grouped ORDER BY day, kind, subject, message
    ON CONFLICT (day, kind, subject, message) DO UPDATE SET
      count = stored.count + excluded.count,
      last_at = greatest(stored.last_at, excluded.last_at),
      request_ids = (stored.request_ids || excluded.request_ids)[greatest(cardinality(stored.request_ids) + cardinality(excluded.request_ids) - 4, 1):]`.execute(
    db,
  )
}

export async function writeSweepRuns(db: Db, runs: readonly SweepRun[]): Promise<void> {
  if (runs.length === 0) return
  // Processes that write several at once lock them in the same order.
  const sorted = runs.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const succeeded = runs.filter((run) => run.succeeded).map(({ name }) => name)
  await db
    .insertInto('sweep_runs')
    .values(sorted.map(({ succeeded, ...run }) => run))
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({
        last_at: eb.ref('excluded.last_at'),
        ms: eb.ref('excluded.ms'),
        // The first of several failed runs stays.
        failed_since: sql<Date | null>`CASE WHEN excluded.failed_since IS NULL OR excluded.name = ANY (${succeeded})
          THEN excluded.failed_since ELSE coalesce(sweep_runs.failed_since, excluded.failed_since) END`,
      })),
    )
    .execute()
}

/** Also work that has not run since, because the program no longer has it. */
export async function removeOldFailures(db: Db, now: Date): Promise<void> {
  const day = addDays(dayOf(now), -failureDays)
  await db.deleteFrom('failures').where('day', '<', day).execute()
  await db.deleteFrom('sweep_runs').where('last_at', '<', sql<Date>`${day}::date`).execute()
}
