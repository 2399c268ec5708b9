import { type Selectable, sql } from 'kysely'
import type { Counted } from '#src/base/counted.ts'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'
import { contains } from '#src/base/db/contains.server.ts'
import { endOfDay, startOfDay } from '#src/base/db/days.server.ts'
import { countPaged } from '#src/base/db/statements/paged.server.ts'
import { planEachTime } from '#src/base/db/statements/prepared.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { searchedValues, sidesOf } from './audit.rules.ts'
import type { AuditAction, AuditQuery } from './audit.schema.ts'

export type Done = {
  action: AuditAction
  /** table of the record */
  entity: keyof Tables
  id: number | string
  /** null for a created record */
  before: object | null
  /** null for a deleted record */
  after: object | null
}

/**
 * Records a write of a staff member, in the same transaction. Every office write calls it
 * (docs/decisions/0023-audit-records-of-staff.md). Passwords, keys and hashes are left out of both sides.
 * @param staff null when a visitor without a session caused it
 */
export async function record(
  tx: Tx,
  staff: { id: number; name: string } | null,
  { action, entity, id, before, after }: Done,
): Promise<void> {
  await tx
    .insertInto('audit_events')
    .values({
      user_id: staff?.id ?? null,
      user_name: staff?.name ?? '',
      action,
      entity,
      entity_id: String(id),
      ...sidesOf(before, after),
      words: sql<string>`fold_text(${searchedValues(before, after)})`,
    })
    .execute()
}

export type LoginWay = 'password' | 'code' | 'passkey'
type Login = { way: LoginWay; browser: string }
/** Maximum failed logins of an account that are recorded per hour: a distributed attack would fill the table. */
export const recordedFailures = 20

/**
 * Records a failed login, without a user, because nobody has been identified. The response time must not reveal whether the account
 * exists, so the same statement runs without one, and the commit does not wait for the disk.
 * @param id null: no account has the e-mail
 */
export async function recordFailedLogin(db: Db, id: number | null, login: Login): Promise<void> {
  const after = JSON.stringify(login)
  await transaction(db, async (tx) => {
    await sql`SET LOCAL synchronous_commit = off`.execute(tx)
    await sql`
      INSERT INTO audit_events (user_name, action, entity, entity_id, after, words)
      SELECT '', 'login_failed', 'users', id::text, ${after}::jsonb, fold_text(${searchedValues(null, login)})
      FROM users WHERE id = ${id}::bigint AND (
        SELECT count(*) FROM audit_events AS failed
        WHERE failed.action = 'login_failed' AND failed.entity = 'users' AND failed.entity_id = ${id}::text
          AND failed.at > now() - interval '1 hour'
      ) < ${recordedFailures}`.execute(tx)
  })
}

/** All records of some things, or some records. */
export type RecordsOf = { entity: keyof Tables; ids: readonly number[] } | { records: readonly number[] }

/**
 * Rewrites the sides of records, for data that may not be kept any longer.
 * @param rewrite gets the id of the thing too @returns how many records changed
 */
export async function rewriteRecords(
  tx: Tx,
  which: RecordsOf,
  rewrite: (side: unknown, thing: number) => unknown,
): Promise<number> {
  const rows = await tx
    .selectFrom('audit_events')
    .select(['id', 'entity_id', 'before', 'after'])
    .where(
      'records' in which
        ? sql<boolean>`id = ANY (${which.records}::bigint[])`
        : sql<boolean>`entity = ${which.entity} AND entity_id = ANY (${which.ids.map(String)}::text[])`,
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  let changed = 0
  for (const { id, entity_id, before, after } of rows) {
    const thing = Number(entity_id)
    const [was, is] = [rewrite(before, thing), rewrite(after, thing)] as [object | null, object | null]
    if (JSON.stringify([was, is]) === JSON.stringify([before, after])) continue
    changed++
    await tx
      .updateTable('audit_events')
      .set({
        before: was && JSON.stringify(was),
        after: is && JSON.stringify(is),
        words: sql<string>`fold_text(${searchedValues(was, is)})`,
      })
      .where('id', '=', id)
      .execute()
  }
  return changed
}

export type FieldChange = { at: Date; by: string; is_new: boolean }

/** The last record since `since` that set a field of each thing of a table, by the id of the thing. */
export async function lastChangesOf(
  db: Db,
  { entity, field, since }: { entity: keyof Tables; field: string; since: Date },
): Promise<Map<number, FieldChange>> {
  const rows = await db
    .selectFrom('audit_events')
    .distinctOn('entity_id')
    .select(['entity_id', 'at', 'user_name as by', sql<boolean>`action = 'create'`.as('is_new')])
    .where('entity', '=', entity)
    .where('at', '>', since)
    .where(sql<boolean>`action IN ('create', 'update') AND after ? ${field}`)
    .orderBy('entity_id')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ entity_id, ...change }) => [Number(entity_id), change]))
}

export async function deleteRecordsBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('audit_events').where('at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}

export type AuditRow = Omit<Selectable<Tables['audit_events']>, 'words'>

/** Ids of things by the name of their table. */
export type Things = ReadonlyMap<string, readonly string[]>

/** Newest first. @param things whose name contains the searched text */
export async function listAudit(
  db: Db,
  query: AuditQuery,
  per_page: number,
  things: Things = new Map(),
): Promise<Counted & { rows: AuditRow[] }> {
  const { page, who, what, search, from, to } = query
  const [entity = query.entity, entity_id = query.entity_id] = query.thing === '' ? [] : splitThing(query.thing)
  const names = who === '' || isId(who) ? [] : await findNames(db, who)
  const wanted = db
    .selectFrom('audit_events')
    .$if(isId(who), (query) => query.where('user_id', '=', Number(who)))
    .$if(who !== '' && !isId(who), (query) => query.where(sql<boolean>`user_name = ANY(${names}::text[])`))
    .$if(what !== '', (query) => query.where('action', '=', what))
    .$if(entity !== '', (query) => query.where('entity', '=', entity))
    .$if(entity_id !== '', (query) => query.where('entity_id', '=', entity_id))
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([
          sql<boolean>`words LIKE '%' || replace(replace(replace(fold_text(${search}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`,
          ...[...things].map(([table, ids]) => eb.and([eb('entity', '=', table), eb('entity_id', 'in', ids)])),
        ]),
      ),
    )
    .$if(from !== '', (query) => query.where('at', '>=', startOfDay(from)))
    .$if(to !== '', (query) => query.where('at', '<', endOfDay(to)))
  const counted = await countPaged(db, wanted.select(sql<number>`1`.as('one')), { page, per_page })
  const rows = await wanted
    .select(['id', 'at', 'user_id', 'user_name', 'action', 'entity', 'entity_id', 'before', 'after'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .modifyEnd(planEachTime)
    .execute()
  return { ...counted, rows }
}

function splitThing(thing: string): [string, string] {
  const at = thing.indexOf(':')
  return [thing.slice(0, at), thing.slice(at + 1)]
}

const isId = (who: string) => /^\d{1,15}$/.test(who)

/** Recorded names that contain `part`, including those of deleted users. A loose index scan: one index lookup per distinct name. */
async function findNames(db: Db, part: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    WITH RECURSIVE names AS (
      SELECT min(user_name) AS name FROM audit_events
      UNION ALL
      SELECT (SELECT min(user_name) FROM audit_events WHERE user_name > name) FROM names WHERE name IS NOT NULL
    ) SELECT name FROM names WHERE name IS NOT NULL AND ${contains(sql.ref('name'), part)}`.execute(db)
  return rows.map(({ name }) => name)
}
