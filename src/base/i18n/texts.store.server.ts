import { sql } from 'kysely'
import type { Db, Tables, Tx } from '../db/connect.server.ts'
import { invalid } from '../http/errors.ts'
import { slug } from '../slug.ts'
import type { Texts } from './translated.ts'

/** A table with one row per thing and language. `key`: its column of the thing. Names of the schema, never of a request. */
export type TextTable = { table: keyof Tables & `${string}_texts`; key: string }

export type OfficeLanguage = { abbr: string; lang: string; is_default: boolean; active: boolean }

/** Also those that visitors do not see yet: a language is filled before it is opened. The default one first. */
export function listLanguages(db: Db): Promise<OfficeLanguage[]> {
  return db
    .selectFrom('languages')
    .select(['abbr', 'lang', 'is_default', 'active'])
    .orderBy('is_default', 'desc')
    .orderBy('queue', 'desc')
    .execute()
}

/**
 * The texts of some things as the wire has them: id to { name, name_tr, name_en… }, `name` in the asked language, else in the
 * default one. What is not there is null, so that a form has a place for every language.
 */
export async function findTexts(
  db: Db,
  { table, key }: TextTable,
  ids: readonly number[],
  fields: readonly string[],
  lang: string,
): Promise<Map<number, Record<string, unknown>>> {
  const languages = await listLanguages(db)
  const { rows } = await sql<Record<string, unknown> & { text_of: number; lang: string }>`
    SELECT *, ${sql.ref(key)} AS text_of FROM ${sql.table(table)} WHERE ${sql.ref(key)} = ANY(${ids})`.execute(db)
  const byId = Map.groupBy(rows, ({ text_of }) => text_of)
  const flat = (texts: typeof rows) => {
    const of = (abbr: string) => texts.find((row) => row.lang === abbr)
    const asked = of(lang) ?? of(languages[0]!.abbr)
    return Object.fromEntries(
      fields.flatMap((field) => [
        [field, asked?.[field] ?? null],
        ...languages.map(({ abbr }) => [`${field}_${abbr}`, of(abbr)?.[field] ?? null]),
      ]),
    )
  }
  return new Map(ids.map((id) => [id, flat(byId.get(id) ?? [])]))
}

/**
 * @param required the field that says that a thing is told in a language.
 * @throws Failure 422 for a language that there is not, and when nothing is said in the default one.
 */
export async function assertTexts(db: Db, texts: Texts<object>, required: string): Promise<void> {
  const languages = await listLanguages(db)
  for (const [lang, fields] of Object.entries(texts)) {
    if (!languages.some(({ abbr }) => abbr === lang))
      throw invalid(`${Object.keys(fields)[0]}_${lang}`, 'errors.unknown_language')
  }
  const main = languages.find(({ is_default }) => is_default)!.abbr
  if (!texts[main]) throw invalid(`${required}_${main}`, 'errors.required')
}

/**
 * Keeps these languages' texts of a thing; the others stay as they are. Each of the `texts` has the same columns.
 * @param cleared languages in which the thing is no longer told
 */
export async function saveTexts(
  tx: Tx,
  { table, key }: TextTable,
  id: number,
  texts: Texts<Record<string, unknown>>,
  cleared: readonly string[],
): Promise<void> {
  await sql`DELETE FROM ${sql.table(table)} WHERE ${sql.ref(key)} = ${id} AND lang = ANY(${cleared})`.execute(tx)
  for (const [lang, fields] of Object.entries(texts)) {
    const columns = Object.keys(fields).map((name) => sql.ref(name))
    const values = Object.values(fields).map((value) => sql`${value}`)
    const changed = columns.map((column) => sql`${column} = excluded.${column}`)
    await sql`
      INSERT INTO ${sql.table(table)} (${sql.join([sql.ref(key), sql.ref('lang'), ...columns])})
      VALUES (${sql.join([sql`${id}`, sql`${lang}`, ...values])})
      ON CONFLICT (${sql.ref(key)}, lang) DO UPDATE SET ${sql.join(changed)}`.execute(tx)
  }
}

const maxSlug = 90

/**
 * The same texts, each with a slug that nothing else of its table has in that language (spec §4, "Tour seo slug"). One that
 * was typed is kept as a slug; an empty one is made from the name, with -2, -3… where it is taken.
 * Two that save at once take turns, to the end of the transaction.
 * @param scope columns within which a slug is unique besides its language, such as the section of a post.
 * @throws Failure 422 at seo_name_{lang} for a typed one that is taken, or one without a letter or digit.
 */
export async function withSeoNames<T extends { seo_name: string }>(
  tx: Tx,
  { table, key }: TextTable,
  id: number | null,
  texts: Texts<T>,
  nameOf: (text: T) => string,
  scope: Record<string, string> = {},
): Promise<Texts<T>> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`seo_name ${table}`}))`.execute(tx)
  const conditions = Object.entries(scope).map(([column, value]) => sql`AND ${sql.ref(column)} = ${value}`)
  const named: [string, T][] = []
  for (const [lang, text] of Object.entries(texts)) {
    const isTyped = text.seo_name !== ''
    const wanted = slug(isTyped ? text.seo_name : nameOf(text))
      .slice(0, maxSlug)
      .replace(/-$/, '')
    if (wanted === '') throw invalid(`seo_name_${lang}`, 'office.seo_name_empty')
    const { rows } = await sql<{ seo_name: string }>`
      SELECT seo_name FROM ${sql.table(table)}
       WHERE lang = ${lang} AND ${sql.ref(key)} IS DISTINCT FROM ${id} AND starts_with(seo_name, ${wanted})
             ${sql.join(conditions, sql` `)}`.execute(tx)
    const taken = new Set(rows.map(({ seo_name }) => seo_name))
    if (isTyped && taken.has(wanted)) throw invalid(`seo_name_${lang}`, 'office.seo_name_taken')
    let seo_name = wanted
    for (let n = 2; taken.has(seo_name); n += 1) seo_name = `${wanted}-${n}`
    named.push([lang, { ...text, seo_name }])
  }
  return Object.fromEntries(named)
}
