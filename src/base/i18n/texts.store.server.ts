import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../db/connect.server.ts'
import { invalid } from '../errors.ts'
import { isEmpty } from './empty.ts'
import { isOf, type TextTable } from './translated.store.server.ts'
import type { Texts } from './translated.ts'

export type OfficeLanguage = { abbr: string; lang: string; is_default: boolean; active: boolean }

/** Every language, the default one first. Includes inactive ones, because a language is translated before visitors see it. */
export function listLanguages(db: Db): Promise<OfficeLanguage[]> {
  return db
    .selectFrom('languages')
    .select(['abbr', 'lang', 'is_default', 'active'])
    .orderBy('is_default', 'desc')
    .orderBy('queue', 'desc')
    .execute()
}

/**
 * For the office: texts of records by id, in the API's form { name, name_tr, name_en… }. `name` is in the requested
 * language, else in the default one. A missing text is null, so that a form has a field for every language. `outdated_en`:
 * fields whose text in the default language changed after the English one; absent when there is no such field.
 */
export async function findTexts(
  db: Db,
  { table, of }: TextTable,
  ids: readonly number[],
  fields: readonly string[],
  lang: string,
): Promise<Map<number, Record<string, unknown>>> {
  const languages = await listLanguages(db)
  const { rows } = await sql<Record<string, unknown> & { text_of: number; lang: string }>`
    SELECT *, ${keyOf(of)} AS text_of FROM ${sql.table(table)} WHERE ${keyOf(of)} = ANY(${ids})`.execute(db)
  const byId = Map.groupBy(rows, ({ text_of }) => text_of)
  const flat = (texts: typeof rows) => {
    const in_ = (abbr: string) => texts.find((row) => row.lang === abbr)
    const main = in_(languages[0]!.abbr)
    const requested = in_(lang) ?? main
    const outdated = languages.flatMap(({ abbr }) => {
      const names = outdatedFields(fields, main, in_(abbr))
      return names.length > 0 ? [[`outdated_${abbr}`, names]] : []
    })
    return Object.fromEntries([
      ...fields.flatMap((field) => [
        [field, textOrNull(requested?.[field])],
        ...languages.map(({ abbr }) => [`${field}_${abbr}`, textOrNull(in_(abbr)?.[field])]),
      ]),
      ...outdated,
    ])
  }
  return new Map(ids.map((id) => [id, flat(byId.get(id) ?? [])]))
}

/** An empty optional text is null, whether it is stored or not. */
const textOrNull = (text: unknown) => (text === '' ? null : (text ?? null))

/** Translated fields whose text in the default language changed after them. @param main @param own rows with `changed_fields` */
export function outdatedFields(fields: readonly string[], main: Fields = {}, own: Fields = {}): string[] {
  const changedAt = ({ changed_fields }: Fields, field: string) =>
    Date.parse((changed_fields as Record<string, string> | undefined)?.[field] ?? '') || 0
  // A slug follows its name.
  const translated = fields.filter((field) => field !== 'seo_name' && !isEmpty(own[field]))
  return translated.filter((field) => changedAt(main, field) > changedAt(own, field))
}

/** @throws Failure 422 for a language that does not exist, at `field`_{lang}. */
export async function assertLanguages(
  db: Db,
  texts: Texts<unknown>,
  field: string,
): Promise<readonly OfficeLanguage[]> {
  const languages = await listLanguages(db)
  const unknown = Object.keys(texts).find((lang) => languages.every(({ abbr }) => abbr !== lang))
  if (unknown !== undefined) throw invalid(`${field}_${unknown}`, 'errors.unknown_language')
  return languages
}

/**
 * @param required the field without which a record is not translated.
 * @throws Failure 422 for a language that does not exist, and when the default language has no text.
 */
export async function assertTexts(db: Db, texts: Texts<object>, required: string): Promise<void> {
  const [main] = await assertLanguages(db, texts, required)
  if (!texts[main!.abbr]) throw invalid(`${required}_${main!.abbr}`, 'errors.required')
}

type Fields = Record<string, unknown>
type Row = Fields & { lang: string }

/**
 * Writes the texts of a record in the given languages; other languages are unchanged. All `texts` must have the same columns.
 * @param cleared languages whose texts are deleted
 */
export async function saveTexts(
  db: Db,
  textTable: TextTable,
  id: number,
  texts: Texts<Record<string, unknown>>,
  cleared: readonly string[],
): Promise<void> {
  const [key] = Object.keys(textTable.of)
  if (cleared.length > 0)
    await sql`DELETE FROM ${sql.table(textTable.table)} WHERE ${keyOf(textTable.of)} = ${id} AND lang = ANY(${cleared})`.execute(
      db,
    )
  await saveTextRows(
    db,
    textTable,
    Object.entries(texts).map(([lang, fields]) => ({ ...(key && { [key]: id }), lang, ...fields })),
  )
}

/** The column that names the record; 1 for a table with the texts of a single one, such as the agency's. */
function keyOf(of: TextTable['of']): RawBuilder<number> {
  const [key] = Object.keys(of)
  return key ? sql.ref(key) : sql`1`
}

/** Writes texts of several records in one statement: rows with the key of the table, `lang` and the same columns. */
export async function saveTextRows(db: Db, { table, of }: TextTable, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const key = [...Object.keys(of), 'lang']
  const columns = Object.keys(rows[0]!)
  const changed = columns
    .filter((column) => !key.includes(column))
    .map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`)
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => sql`${row[column]}`))})`)
  await sql`
    INSERT INTO ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    VALUES ${sql.join(values)}
    ON CONFLICT (${sql.join(key.map((column) => sql.ref(column)))}) DO UPDATE SET ${sql.join(changed)}`.execute(db)
}

/**
 * Notes that translated texts are still right although the default language changed: they are no longer outdated.
 * @param names fields with their language, such as summary_en
 */
export async function confirmTexts(
  tx: Tx,
  { table, of }: Pick<TextTable, 'of'> & { table: TextTable['table'] | 'page_meta' },
  id: number | string,
  names: readonly string[] = [],
): Promise<void> {
  if (names.length === 0) return
  const [key] = Object.keys(of)
  await sql`
    UPDATE ${sql.table(table)} SET changed_fields = changed_fields || confirmed.times
      FROM (SELECT substring(name FROM '_([a-z]+)$') AS lang, jsonb_object_agg(substring(name FROM '^(.+)_'), now()) AS times
              FROM unnest(${names}::text[]) AS name GROUP BY 1) AS confirmed
     WHERE ${sql.ref(key!)} = ${id} AND ${sql.ref(`${table}.lang`)} = confirmed.lang`.execute(tx)
}

/** Columns that triggers maintain (db/functions/publishing.sql). */
const derived = ['missing', 'is_public', 'changed_fields']

/**
 * The rows of a record in every language, as saveTextRows expects them.
 * @param isTimed with `changed_fields`, for rows that are written again without a change
 */
export async function findTextRows<T>(
  db: Db,
  { table, of }: TextTable,
  id: number,
  { isTimed = false } = {},
): Promise<(Row & T)[]> {
  const [key] = Object.keys(of)
  const { rows } = await sql<Row & T>`
    SELECT * FROM ${sql.table(table)} WHERE ${sql.ref(key!)} = ${id} ORDER BY lang`.execute(db)
  const isKept = (column: string) => !derived.includes(column) || (isTimed && column === 'changed_fields')
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => isKept(column))) as Row & T)
}

/** The same by language and without the key, as saveTexts expects them. */
export async function findStoredTexts<T>(db: Db, textTable: TextTable, id: number): Promise<Texts<T & Fields>> {
  const [key] = Object.keys(textTable.of)
  const rows = await findTextRows<T>(db, textTable, id)
  return Object.fromEntries(rows.map(({ [key!]: omitted, lang, ...fields }) => [lang, fields as T & Fields]))
}

/** Copies all texts of one record to another. */
export async function copyTexts(tx: Tx, textTable: TextTable, from: number, to: number): Promise<void> {
  const [key] = Object.keys(textTable.of)
  const rows = await findTextRows(tx, textTable, from)
  await saveTextRows(
    tx,
    textTable,
    rows.map((row) => ({ ...row, [key!]: to })),
  )
}

/** Texts of a record in every language as JSON, for a select: { tr: { title: '…' } }. */
export function textsByLanguage(textTable: TextTable): RawBuilder<Texts<Fields>> {
  return sql`(SELECT coalesce(jsonb_object_agg(own.lang, to_jsonb(own)), '{}')
                FROM ${sql.table(textTable.table)} own WHERE ${isOf(textTable, 'own')})`
}
