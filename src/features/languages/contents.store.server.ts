import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { defaultLanguage } from '#src/base/i18n/translated.store.server.ts'
import {
  type CountedTexts,
  countTranslations,
  lacksNothing,
  type TextCount,
  type Untranslated,
  untranslated,
} from './completeness.store.server.ts'
import type { ContentKind } from './languages.links.ts'

const posts = (section: string): CountedTexts => ({
  texts: { table: 'post_texts', of: { post_id: 'posts.id' } },
  name: sql<string>`main.title`,
  isDone: lacksNothing,
  where: sql<boolean>`posts.section = ${section} AND posts.status <> 'arsiv'`,
})
const contents = (page: string): CountedTexts => ({
  texts: { table: 'content_texts', of: { content_id: 'contents.id' } },
  // Some contents have a text or a button only.
  name: sql<string>`coalesce(nullif(main.title, ''), nullif(main.btn_title, ''), left(regexp_replace(main.description, '<[^>]*>', ' ', 'g'), 80))`,
  isDone: lacksNothing,
  where: sql<boolean>`contents.page = ${page} AND contents.active`,
})

const translated: Partial<Record<ContentKind, CountedTexts>> = {
  tours: {
    texts: { table: 'tour_texts', of: { tour_id: 'tours.id' } },
    name: sql<string>`main.name`,
    isDone: lacksNothing,
    where: sql<boolean>`tours.status <> 'arsiv'`,
  },
  categories: {
    texts: { table: 'category_texts', of: { category_id: 'categories.id' } },
    name: sql<string>`main.name`,
    isDone: lacksNothing,
  },
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
    name: sql<string>`main.name`,
    where: sql<boolean>`contracts.active`,
  },
  certificates: {
    texts: { table: 'certificate_texts', of: { certificate_id: 'certificates.id' } },
    name: sql<string>`main.name`,
  },
  pickup_points: {
    texts: { table: 'pickup_point_texts', of: { pickup_point_id: 'pickup_points.id' } },
    name: sql<string>`main.name`,
    where: sql<boolean>`pickup_points.active`,
  },
  fraud_warning: contents('bank-accounts'),
  pictures: {
    texts: { table: 'image_texts', of: { image_id: 'images.id' } },
    name: sql<string>`main.alt`,
    isDone: sql<boolean>`own.alt <> ''`,
  },
}

export type ContentCount = TextCount & { kind: ContentKind }

/** How many records of each kind are translated, by language (docs/rules.md, Languages). Records that are archived or off are not counted. */
export async function countContents(db: Db): Promise<ContentCount[]> {
  const counted = await Promise.all(
    Object.entries(translated).map(async ([kind, texts]) =>
      (await countTranslations(db, texts)).map((count) => ({ ...count, kind: kind as ContentKind })),
    ),
  )
  const [titles, contact, company] = await Promise.all([countPageTitles(db), countContactLines(db), countCompany(db)])
  return [
    ...counted.flat(),
    ...titles.map((count) => ({ ...count, kind: 'page_meta' as const })),
    ...contact.map((count) => ({ ...count, kind: 'contact' as const })),
    ...company.map((count) => ({ ...count, kind: 'company' as const })),
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

/** Name and slogan of the agency: one text per language. */
async function countCompany(db: Db): Promise<TextCount[]> {
  const table = sql.table('company_texts')
  const { rows } = await sql<TextCount>`
    SELECT abbr AS lang, (main.lang IS NOT NULL)::int AS total,
           (own.name IS NOT NULL AND (main.slogan = '' OR own.slogan <> ''))::int AS done, (own.lang IS NOT NULL)::int AS texts
      FROM languages LEFT JOIN ${table} AS own ON own.lang = abbr
      LEFT JOIN ${table} AS main ON main.lang = ${defaultLanguage}`.execute(db)
  return rows
}

/** Records of a kind that lack something in a language, by name; empty for contact lines and the company, which are no list of records. */
export function listUntranslated(db: Db, kind: ContentKind, lang: string): Promise<Untranslated[]> {
  const texts = translated[kind]
  return texts ? untranslated(db, texts, lang) : kind === 'page_meta' ? untitledPages(db, lang) : Promise.resolve([])
}

/** Pages by their route name. */
async function untitledPages(db: Db, lang: string): Promise<Untranslated[]> {
  const { rows } = await sql<Untranslated>`
    SELECT main.route_name AS id, main.title AS name, own.route_name IS NOT NULL AS is_started
      FROM page_meta AS main LEFT JOIN page_meta AS own ON own.route_name = main.route_name AND own.lang = ${lang}
     WHERE main.lang = ${defaultLanguage} AND main.title <> '' AND coalesce(own.title, '') = ''
     ORDER BY main.title COLLATE tr, id`.execute(db)
  return rows
}
