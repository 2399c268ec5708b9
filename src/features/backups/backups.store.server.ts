import { sql } from 'kysely'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import type { BackupReason } from './backups.schema.ts'

/** Runs on record. */
const maxRuns = 500
const maxDetail = 300

export async function insertRun(
  db: Db | Tx,
  run: { file: string; by_hand: boolean; started_at: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('backup_runs')
    .values({ state: 'running', ...run })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @property missing files that records name and the store does not have. @property missing_files the first of them */
type Done = { bytes: number; missing: number; missing_files: string[]; ended_at: Date }

export async function saveDone(db: Db, id: number, done: Done): Promise<void> {
  await db
    .updateTable('backup_runs')
    .set({ state: 'done', ...done })
    .where('id', '=', id)
    .execute()
  await db
    .deleteFrom('backup_runs')
    .where('id', '<=', id - maxRuns)
    .execute()
}

/** Staff are alerted of the first failure since the last complete backup. A backup that ended with the program is not a failure. */
export async function saveFailed(
  db: Db,
  id: number,
  { reason, detail }: { reason: BackupReason; detail: string },
  ended_at: Date,
): Promise<void> {
  const notified = sql<boolean>`${reason} <> 'stopped' AND NOT EXISTS (SELECT FROM backup_runs AS other
    WHERE other.told AND other.id > coalesce((SELECT max(id) FROM backup_runs WHERE state = 'done'), 0))`
  await db
    .updateTable('backup_runs')
    .set({ state: 'failed', reason, detail: detail.slice(0, maxDetail), ended_at, told: notified })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}

export async function listRunning(db: Db) {
  return db
    .selectFrom('backup_runs')
    .select(['id', 'started_at', 'by_hand'])
    .where('state', '=', 'running')
    .orderBy('id')
    .execute()
}

/** The last whole one, and the last failure since then with the number of all since then. */
export async function findLatestRuns(db: Db) {
  const last = await db
    .selectFrom('backup_runs')
    .select(['id', 'file', 'started_at', 'ended_at', 'bytes', 'missing', 'missing_files'])
    .where('state', '=', 'done')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const failures = await db
    .selectFrom('backup_runs')
    .select(['ended_at', 'reason', 'detail', sql<number>`count(*) OVER ()::int`.as('count')])
    .where('state', '=', 'failed')
    .where('reason', '<>', 'stopped')
    .where('id', '>', last?.id ?? 0)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    last: last ? { ...last, ended_at: last.ended_at!, bytes: last.bytes! } : null,
    failure: failures ? { ...failures, ended_at: failures.ended_at!, reason: failures.reason as BackupReason } : null,
  }
}

/** When whole backups were made, by the names of their files. */
export async function findMadeAt(db: Db, names: readonly string[]): Promise<Map<string, Date>> {
  if (names.length === 0) return new Map()
  const rows = await db
    .selectFrom('backup_runs')
    .select(['file', 'ended_at'])
    .where('state', '=', 'done')
    .where('file', '=', sql<string>`ANY (${names}::text[])`)
    .execute()
  return new Map(rows.map(({ file, ended_at }) => [file, ended_at!]))
}
