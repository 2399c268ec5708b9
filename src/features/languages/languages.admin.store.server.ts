import { type Selectable, sql } from 'kysely'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'

export type StoredLanguage = Selectable<Tables['languages']>

/** Every language, the default one first. */
export function listStoredLanguages(db: Db): Promise<StoredLanguage[]> {
  return db
    .selectFrom('languages')
    .selectAll()
    .orderBy('is_default', 'desc')
    .orderBy('queue', 'desc')
    .orderBy('abbr')
    .execute()
}

export async function findLanguage(db: Db, abbr: string): Promise<StoredLanguage | null> {
  return (await db.selectFrom('languages').selectAll().where('abbr', '=', abbr).executeTakeFirst()) ?? null
}

/** Locks one language until the transaction ends. */
export async function lockLanguage(tx: Tx, abbr: string): Promise<StoredLanguage | null> {
  return (await tx.selectFrom('languages').selectAll().where('abbr', '=', abbr).forUpdate().executeTakeFirst()) ?? null
}

/** Locks the list of languages: additions, deletions and orders run one after the other. */
export async function lockLanguages(tx: Tx): Promise<StoredLanguage[]> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('languages'))`.execute(tx)
  return tx.selectFrom('languages').selectAll().orderBy('abbr').forUpdate().execute()
}

/** A new language, inactive and last of the list. */
export async function insertLanguage(tx: Tx, { abbr, lang }: { abbr: string; lang: string }): Promise<void> {
  await tx
    .updateTable('languages')
    .set((eb) => ({ queue: eb('queue', '+', 1) }))
    .execute()
  await tx.insertInto('languages').values({ abbr, lang, active: false, queue: 1 }).execute()
}

export async function updateLanguage(
  tx: Tx,
  abbr: string,
  change: Partial<Pick<StoredLanguage, 'lang' | 'active' | 'version'>>,
): Promise<void> {
  await tx.updateTable('languages').set(change).where('abbr', '=', abbr).execute()
}

/** Deletes a language with every text in it, and renumbers the list. */
export async function deleteLanguage(tx: Tx, { abbr, queue }: StoredLanguage): Promise<void> {
  await tx.deleteFrom('languages').where('abbr', '=', abbr).execute()
  await tx
    .updateTable('languages')
    .set((eb) => ({ queue: eb('queue', '-', 1) }))
    .where('queue', '>', queue)
    .execute()
}

/** @param abbrs in display order */
export async function saveLanguageOrder(tx: Tx, abbrs: readonly string[]): Promise<void> {
  await sql`
    UPDATE languages SET queue = ${abbrs.length} + 1 - sent.place
      FROM unnest(${abbrs}::text[]) WITH ORDINALITY AS sent (abbr, place) WHERE languages.abbr = sent.abbr`.execute(tx)
}

export type StoredString = Selectable<Tables['static_strings']>

/** Texts of some languages, in no order. */
export function listStrings(db: Db, langs: readonly string[]): Promise<StoredString[]> {
  return db.selectFrom('static_strings').selectAll().where('lang', 'in', langs).execute()
}

/** @param texts names are 'group.key' */
export async function saveStrings(
  tx: Tx,
  lang: string,
  texts: readonly (readonly [name: string, text: string])[],
  version: number,
): Promise<void> {
  const rows = texts.map(([name, value]) => {
    const at = name.indexOf('.')
    return { group_name: name.slice(0, at), key: name.slice(at + 1), value }
  })
  await sql`
    INSERT INTO static_strings (group_name, key, lang, value, version)
    SELECT sent.group_name, sent.key, ${lang}, sent.value, ${version}::int
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS sent (group_name text, key text, value text)
        ON CONFLICT (group_name, key, lang) DO UPDATE SET value = excluded.value, version = excluded.version`.execute(
    tx,
  )
}

/** The last save of the strings of each language by staff. */
export async function lastStringEdits(db: Db): Promise<{ lang: string; by: string; at: Date }[]> {
  const { rows } = await sql<{ lang: string; by: string; at: Date }>`
    SELECT abbr AS lang, edit.user_name AS by, edit.at FROM languages JOIN LATERAL (
      SELECT user_name, at FROM audit_events WHERE entity = 'static_strings' AND entity_id = abbr ORDER BY at DESC LIMIT 1
    ) AS edit ON true`.execute(db)
  return rows
}
