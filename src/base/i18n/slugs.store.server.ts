import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../db/connect.server.ts'
import { invalid } from '../errors.ts'
import { slug } from '../slug.ts'
import type { ListedPage } from './listed-page.ts'
import {
  isOf,
  isPublicIn,
  isPublicText,
  joinTexts,
  type PublishedTextTable,
  type TextTable,
  text,
} from './translated.store.server.ts'
import type { Texts } from './translated.ts'

/** Texts with a `seo_name`, of records that have a page. slug_redirects and page_changes refer to the record by `${kind}_id`. */
export type PageTextTable =
  | (PublishedTextTable & { records: 'tours' | 'categories' | 'posts'; kind: 'tour' | 'category' | 'post' })
  | (TextTable & { records: 'contracts'; kind: 'contract' })

type Slug = {
  seo_name: string
  lang: string
  /** condition on the records: which of them have a page */
  shown: RawBuilder<unknown>
  /** for a post: slugs are unique within a section */
  section?: string
}

/** Result of looking up a slug: the id of the record, or why it has no page here. */
export type FoundSlug = { id: number } | ({ id: null } & NotHere)

/** `moved_to`: the current slug after a rename. `elsewhere`: slugs by language when the page is in other languages only. */
export type NotHere = { moved_to: string | null; elsewhere: Record<string, string> }

/** Finds the record of a slug in any active language, the requested one first. The record is public in the requested language. */
export async function findIdBySlug(db: Db, texts: PageTextTable, slug: Slug): Promise<number | null> {
  return (await findNamed(db, texts, slug))?.id ?? null
}

/** `is_own`: it has the slug in the requested language. */
async function findNamed(
  db: Db,
  texts: PageTextTable,
  slug: Slug,
): Promise<{ id: number; is_own: boolean } | undefined> {
  const { lang, shown } = slug
  const { rows } = await sql<{ id: number; is_own: boolean }>`
    SELECT ${sql.ref(`${texts.records}.id`)}, named.lang = ${lang} AS is_own FROM ${named(texts, slug)} AND ${shown} AND ${isPublicTo(texts, lang)}
     ORDER BY is_own DESC, languages.is_default DESC, languages.abbr LIMIT 1`.execute(db)
  return rows[0]
}

/** Rows of texts with this slug in an active language, as `named`, each with its record. */
function named(texts: PageTextTable, { seo_name, section }: Slug): RawBuilder<unknown> {
  return sql`${sql.table(texts.table)} AS named
      JOIN languages ON languages.abbr = named.lang AND languages.active
      JOIN ${sql.table(texts.records)} ON ${isOf(texts, 'named')}
     WHERE named.seo_name = ${seo_name} ${section === undefined ? sql`` : sql`AND named.section = ${section}`}`
}

/** Redirects from this slug in an active language, each with its record. */
function renamed(texts: PageTextTable, { seo_name, section = '' }: Slug, joined = sql``): RawBuilder<unknown> {
  return sql`slug_redirects
      JOIN languages ON languages.abbr = slug_redirects.lang AND languages.active
      JOIN ${sql.table(texts.records)} ON ${sql.ref(`${texts.records}.id`)} = ${sql.ref(`slug_redirects.${texts.kind}_id`)}
      ${joined}
     WHERE slug_redirects.kind = ${texts.kind} AND slug_redirects.section = ${section}
       AND slug_redirects.seo_name = ${seo_name}`
}

function isPublicTo(texts: PageTextTable, lang: string): RawBuilder<boolean> {
  return 'isPublished' in texts ? isPublicIn(texts, lang) : sql<boolean>`true`
}

/**
 * The record of a slug; for an old slug the current one in the requested language. An old slug of that language comes before a
 * current one of another, which a later record may have taken.
 */
export async function findBySlug(db: Db, texts: PageTextTable, slug: Slug): Promise<FoundSlug> {
  const found = await findNamed(db, texts, slug)
  if (found?.is_own) return { id: found.id }
  const moved = await findRenamed(db, texts, slug)
  if (found && !moved?.is_own) return { id: found.id }
  const moved_to = moved?.seo_name ?? null
  return { id: null, moved_to, elsewhere: moved_to === null ? await findElsewhere(db, texts, slug) : {} }
}

/** `is_own`: the slug was one of the requested language, in which the record still has a text: without it, it could lead to itself. */
async function findRenamed(
  db: Db,
  texts: PageTextTable,
  slug: Slug,
): Promise<{ seo_name: string; is_own: boolean } | undefined> {
  const { lang, shown } = slug
  const { rows } = await sql<{ seo_name: string; is_own: boolean }>`
    SELECT ${text('seo_name')}, slug_redirects.lang = ${lang} AND requested.lang IS NOT NULL AS is_own
      FROM ${renamed(texts, slug, joinTexts(texts, lang))} AND ${shown} AND ${isPublicTo(texts, lang)}
     ORDER BY slug_redirects.lang = ${lang} DESC, slug_redirects.changed_at DESC LIMIT 1`.execute(db)
  return rows[0]
}

/** Slugs by language of the record with this slug that is public in other languages only. */
async function findElsewhere(db: Db, texts: PageTextTable, slug: Slug): Promise<Record<string, string>> {
  const { rows } = await sql<{ seo_names: Record<string, string> }>`
    SELECT seo_names FROM (
      SELECT ${seoNames(texts)} AS seo_names, false AS is_old, languages.is_default FROM ${named(texts, slug)} AND ${slug.shown}
      UNION ALL
      SELECT ${seoNames(texts)}, true, languages.is_default FROM ${renamed(texts, slug)} AND ${slug.shown}) AS found
     WHERE seo_names <> '{}' ORDER BY is_old, is_default DESC LIMIT 1`.execute(db)
  return rows[0]?.seo_names ?? {}
}

/** Slugs of a record by active language in which it is public, for hreflang and the language switch: { tr: 'kapadokya' }. */
export function seoNames(texts: PageTextTable): RawBuilder<Record<string, string>> {
  return sql`(SELECT coalesce(jsonb_object_agg(own.lang, own.seo_name), '{}') FROM ${sql.table(texts.table)} own
               JOIN languages ON languages.abbr = own.lang AND languages.active
              WHERE ${isOf(texts, 'own')} AND ${isPublicText(texts, 'own')})`
}

/**
 * Pages for search engines: each record in every active language in which it is public.
 * @param shown condition on the records and on `own`, the text in one language.
 * @param seoName expression over `own` for the slug.
 */
export async function listPages(
  db: Db,
  texts: PageTextTable,
  shown: RawBuilder<unknown>,
  pathOf: (seo_name: string) => string,
  seoName: RawBuilder<unknown> = sql`own.seo_name`,
): Promise<ListedPage[]> {
  const records = sql.table(texts.records)
  const id = sql.ref(`${texts.records}.id`)
  const { rows } = await sql<{ seo_names: Record<string, string>; changed_at: Date | null }>`
    SELECT jsonb_object_agg(own.lang, ${seoName}) AS seo_names, changed_at
      FROM ${records} JOIN ${sql.table(texts.table)} AS own ON ${isOf(texts, 'own')}
      JOIN languages ON languages.abbr = own.lang AND languages.active
      LEFT JOIN page_changes ON ${sql.ref(`page_changes.${texts.kind}_id`)} = ${id}
     WHERE ${shown} AND ${isPublicText(texts, 'own')}
     GROUP BY ${id}, changed_at ORDER BY ${id}`.execute(db)
  return rows.map(({ seo_names, changed_at }) => ({
    paths: Object.fromEntries(Object.entries(seo_names).map(([lang, seo_name]) => [lang, pathOf(seo_name)])),
    changed_at,
  }))
}

const maxSlug = 90

/**
 * The same texts, each with a slug that is unique in its language. A typed slug is normalized; an empty one is derived from
 * the name, with -2, -3… when it is taken. Concurrent saves wait for each other until the transaction ends.
 * @param scope columns within which a slug is unique in its language, such as the section of a post.
 * @throws Failure 422 at seo_name_{lang} for a typed slug that is taken or has no letter or digit.
 */
export async function withSeoNames<T extends { seo_name: string }>(
  tx: Tx,
  { table, of }: TextTable,
  id: number | null,
  texts: Texts<T>,
  nameOf: (text: T) => string,
  scope: Record<string, string> = {},
): Promise<Texts<T>> {
  const [key] = Object.keys(of)
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`seo_name ${table}`}))`.execute(tx)
  const conditions = Object.entries(scope).map(([column, value]) => sql`AND ${sql.ref(column)} = ${value}`)
  /** For a name without Latin letters, such as a Russian one. */
  const latin = Object.values(texts).reduce((found, text) => found || slug(text.seo_name || nameOf(text)), '')
  const named: [string, T][] = []
  for (const [lang, text] of Object.entries(texts)) {
    const isTyped = text.seo_name !== ''
    const wanted = (isTyped ? slug(text.seo_name) : slug(nameOf(text)) || latin).slice(0, maxSlug).replace(/-$/, '')
    if (wanted === '') throw invalid(`seo_name_${lang}`, 'office.seo_name_empty')
    const { rows } = await sql<{ seo_name: string }>`
      SELECT seo_name FROM ${sql.table(table)}
       WHERE lang = ${lang} AND ${sql.ref(key!)} IS DISTINCT FROM ${id} AND starts_with(seo_name, ${wanted})
             ${sql.join(conditions, sql` `)}`.execute(tx)
    const taken = new Set(rows.map(({ seo_name }) => seo_name))
    if (isTyped && taken.has(wanted)) throw invalid(`seo_name_${lang}`, 'office.seo_name_taken')
    let seo_name = wanted
    for (let n = 2; taken.has(seo_name); n += 1) seo_name = `${wanted}-${n}`
    named.push([lang, { ...text, seo_name }])
  }
  return Object.fromEntries(named)
}
