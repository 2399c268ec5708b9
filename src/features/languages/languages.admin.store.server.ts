import { sql } from 'kysely'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { defaultLanguage } from '#src/base/i18n/translated.store.server.ts'
import { type CountedTexts, countTranslations, lacksNothing, type TextCount } from './completeness.store.server.ts'
import type { ContentKind } from './languages.links.ts'

export type StoredLanguage = {
  abbr: string
  lang: string
  is_default: boolean
  active: boolean
  queue: number
  version: number
}

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

export type StoredString = { group_name: string; key: string; lang: string; value: string; version: number }

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

const posts = (section: string): CountedTexts => ({
  texts: { table: 'post_texts', of: { post_id: 'posts.id' } },
  isDone: lacksNothing,
  where: sql<boolean>`posts.section = ${section} AND posts.status <> 'arsiv'`,
})
const contents = (page: string): CountedTexts => ({
  texts: { table: 'content_texts', of: { content_id: 'contents.id' } },
  isDone: lacksNothing,
  where: sql<boolean>`contents.page = ${page} AND contents.active`,
})

const translated: Partial<Record<ContentKind, CountedTexts>> = {
  tours: {
    texts: { table: 'tour_texts', of: { tour_id: 'tours.id' } },
    isDone: lacksNothing,
    where: sql<boolean>`tours.status <> 'arsiv'`,
  },
  categories: { texts: { table: 'category_texts', of: { category_id: 'categories.id' } }, isDone: lacksNothing },
  home: contents('home'),
  about_us: contents('about-us'),
  visa: posts('visa'),
  visa_banner: contents('visa'),
  news: posts('news'),
  videos: posts('videos'),
  photos: posts('photos'),
  blog: posts('blog'),
  contracts: {
    texts: { table: 'contract_texts', of: { contract_id: 'contracts.id' } },
    where: sql<boolean>`contracts.active`,
  },
  certificates: { texts: { table: 'certificate_texts', of: { certificate_id: 'certificates.id' } } },
  fraud_warning: contents('bank-accounts'),
  pictures: { texts: { table: 'image_texts', of: { image_id: 'images.id' } }, isDone: sql<boolean>`own.alt <> ''` },
}

export type ContentCount = TextCount & { kind: ContentKind }

/** How many records of each kind are translated, by language (docs/rules.md, Languages). Records that are archived or off are not counted. */
export async function countContents(db: Db): Promise<ContentCount[]> {
  const counted = await Promise.all(
    Object.entries(translated).map(async ([kind, texts]) =>
      (await countTranslations(db, texts)).map((count) => ({ ...count, kind: kind as ContentKind })),
    ),
  )
  const [titles, contact] = await Promise.all([countPageTitles(db), countContactLines(db)])
  return [
    ...counted.flat(),
    ...titles.map((count) => ({ ...count, kind: 'page_meta' as const })),
    ...contact.map((count) => ({ ...count, kind: 'contact' as const })),
  ]
}

/** Pages with a title of their own in the default language. */
async function countPageTitles(db: Db): Promise<TextCount[]> {
  const { rows } = await sql<TextCount>`
    WITH titled AS (SELECT route_name FROM page_meta WHERE lang = ${defaultLanguage} AND title <> '')
    SELECT abbr AS lang, (SELECT count(*) FROM titled)::int AS total,
           (SELECT count(*) FROM page_meta JOIN titled USING (route_name) WHERE lang = abbr AND title <> '')::int AS done,
           (SELECT count(*) FROM page_meta WHERE lang = abbr AND (title <> '' OR description <> ''))::int AS texts
      FROM languages`.execute(db)
  return rows
}

/** Lines of contact information; each language has its own. */
async function countContactLines(db: Db): Promise<TextCount[]> {
  const { rows } = await sql<TextCount>`
    WITH lines AS (SELECT lang, count(*)::int AS n FROM contact_information GROUP BY lang)
    SELECT abbr AS lang, coalesce(main.n, 0) AS total, least(coalesce(own.n, 0), coalesce(main.n, 0)) AS done, coalesce(own.n, 0) AS texts
      FROM languages LEFT JOIN lines AS own ON own.lang = abbr LEFT JOIN lines AS main ON main.lang = ${defaultLanguage}`.execute(
    db,
  )
  return rows
}
