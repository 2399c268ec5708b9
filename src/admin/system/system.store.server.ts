import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { isPostponed, maxAttempts } from '#src/base/mail/outbox.store.server.ts'
import { orderOfTopic } from '#src/features/orders/orders.links.ts'
import type { SystemState } from './system.schema.ts'

/** Groups on the screen. */
const maxShown = 100
const maxTables = 8
const maxMails = 50

/** Groups that failed since then, newest first; counts are of whole days. */
export async function findFailureGroups(db: Db, since: Date): Promise<SystemState['failures']> {
  const { rows } = await sql<SystemState['failures'][number] & { first_at: Date; last_at: Date }>`
    SELECT kind, subject, message, sum(count)::bigint AS count, min(first_at) AS first_at, max(last_at) AS last_at,
           (array_agg(to_jsonb(request_ids) ORDER BY last_at DESC))[1] AS request_ids
      FROM failures WHERE last_at > ${since}
     GROUP BY kind, subject, message ORDER BY max(last_at) DESC LIMIT ${maxShown}`.execute(db)
  return rows.map((row) => ({ ...row, first_at: row.first_at.toISOString(), last_at: row.last_at.toISOString() }))
}

export type MailState = { given_up: number; waiting: number; last_error: string; last_at: Date | null }

/** Of mails that were written since then, tried and not sent. */
export async function findUnsentMails(db: Db, since: Date): Promise<MailState> {
  const { rows } = await sql<MailState>`
    SELECT count(*) FILTER (WHERE attempts >= ${maxAttempts}) AS given_up, count(*) FILTER (WHERE attempts < ${maxAttempts}) AS waiting,
           coalesce((array_agg(last_error ORDER BY next_try_at DESC))[1], '') AS last_error, max(created_at) AS last_at
      FROM outbox
     WHERE sent_at IS NULL AND cleared_at IS NULL AND last_error <> '' AND NOT ${isPostponed} AND created_at > ${since}`.execute(
    db,
  )
  return rows[0]!
}

/** The newest mails that were written since then and given up. */
export async function listGivenUp(db: Db, since: Date): Promise<SystemState['mails']['list']> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'subject', 'topic', 'created_at'])
    .where('sent_at', 'is', null)
    .where('cleared_at', 'is', null)
    .where('attempts', '>=', maxAttempts)
    .where('last_error', '<>', '')
    .where(sql<boolean>`NOT ${isPostponed}`)
    .where('created_at', '>', since)
    .orderBy('id', 'desc')
    .limit(maxMails)
    .execute()
  return rows.map(({ id, subject, topic, created_at }) => ({
    id,
    subject,
    order_no: orderOfTopic(topic),
    created_at: created_at.toISOString(),
  }))
}

/** The newest refusal of each order. */
export async function listUnopenedPages(db: Db, since: Date): Promise<SystemState['cards']> {
  const { rows } = await sql<{ order_no: string; at: Date; refusal: string }>`
    SELECT order_no, at, refusal FROM (
      SELECT DISTINCT ON (order_id) order_id, decided_at AS at, refusal FROM card_attempts
       WHERE status = 'reddedildi' AND page_url = '' AND refusal <> '' AND decided_at > ${since}
       ORDER BY order_id, decided_at DESC) AS newest
      JOIN orders ON orders.id = order_id ORDER BY at DESC LIMIT ${maxShown}`.execute(db)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

export async function listSweepRuns(db: Db): Promise<SystemState['sweeps']> {
  const rows = await db.selectFrom('sweep_runs').selectAll().orderBy('name').execute()
  return rows.map(({ last_at, failed_since, ...row }) => ({
    ...row,
    last_at: last_at.toISOString(),
    failed_since: failed_since?.toISOString() ?? null,
  }))
}

/** Sizes of the database and its biggest tables, indexes and long values included; rows as PostgreSQL last estimated them. */
export async function findDatabaseState(db: Db): Promise<SystemState['database']> {
  const { rows } = await sql<SystemState['database']>`
    SELECT pg_database_size(current_database()) AS bytes, current_setting('server_version') AS version,
           (SELECT max(name) FROM schema_migrations) AS schema,
           (SELECT jsonb_agg(jsonb_build_object('name', name, 'bytes', bytes, 'rows', rows) ORDER BY bytes DESC)
              FROM (SELECT relname AS name, pg_total_relation_size(oid) AS bytes, greatest(reltuples, 0) AS rows FROM pg_class
                     WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace ORDER BY bytes DESC LIMIT ${maxTables}) AS biggest) AS tables`.execute(
    db,
  )
  return rows[0]!
}
