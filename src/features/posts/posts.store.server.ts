import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { imageJson } from '#src/base/files/images.store.server.ts'
import { toVisaFacts, type VisaRow } from './posts.rules.ts'
import {
  type Post,
  type PostItem,
  type PostLink,
  type PostList,
  type PostSection,
  postsPerPage,
} from './posts.schema.ts'

/** Who reads, and on which day. */
export type Reader = { lang: string; today: Day }

type ItemRow = Omit<PostItem, 'visa'> & { visa: VisaRow | null }

/** One page of a section, in the office's order; where that says nothing, the newest first. */
export async function listPosts(
  db: Db,
  section: PostSection,
  page: number,
  { lang, today }: Reader,
): Promise<PostList> {
  const per_page = postsPerPage[section]
  const { rows: counts } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM posts WHERE ${isShown(section, today)} AND ${hasText}`.execute(db)
  const total = counts[0]?.total ?? 0
  const { rows } = await sql<ItemRow>`
    SELECT ${itemFields(lang)} FROM posts ${joinTexts(lang)}
     WHERE ${isShown(section, today)} ORDER BY ${order} LIMIT ${per_page} OFFSET ${(page - 1) * per_page}`.execute(db)
  return {
    data: rows.map((row) => ({ ...row, visa: row.visa && toVisaFacts(row.visa, lang) })),
    page,
    page_count: Math.ceil(total / per_page),
    total,
    per_page,
  }
}

/** The id of the post of a section that has this slug in any language; the asked one's, then the default's, comes first. */
export async function findPostBySeoName(
  db: Db,
  section: PostSection,
  seo_name: string,
  { lang, today }: Reader,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    SELECT posts.id FROM post_texts
      JOIN posts ON posts.id = post_id AND ${isShown(section, today)}
      JOIN languages ON languages.abbr = post_texts.lang AND active
     WHERE post_texts.section = ${section} AND seo_name = ${seo_name}
     ORDER BY post_texts.lang = ${lang} DESC, languages.is_default DESC, languages.abbr LIMIT 1`.execute(db)
  return rows[0]?.id ?? null
}

/** Today's slug of the post of a section that once had this one. */
export async function findSlugRedirect(
  db: Db,
  section: PostSection,
  seo_name: string,
  { lang, today }: Reader,
): Promise<string | null> {
  const { rows } = await sql<{ seo_name: string }>`
    SELECT ${text('seo_name')} FROM slug_redirects
      JOIN posts ON posts.id = slug_redirects.target_id AND ${isShown(section, today)}
      ${joinTexts(lang)}
     WHERE slug_redirects.kind = 'post' AND slug_redirects.seo_name = ${seo_name}
     ORDER BY slug_redirects.lang = ${lang} DESC, changed_at DESC LIMIT 1`.execute(db)
  return rows[0]?.seo_name ?? null
}

type Told = Omit<Post, 'tour' | 'previous' | 'next'> & { tour_id: number | null }
type ToldRow = Omit<Told, 'visa'> & { visa: (VisaRow & { documents: string[]; notes: string[] }) | null }

/** A post with everything but its neighbours. `tour_id` is that of a published tour. */
export async function findPost(db: Db, id: number, lang: string): Promise<Told> {
  const { rows } = await sql<ToldRow>`
    SELECT posts.section, ${itemFields(lang)}, ${text('body')}, ${seo('seo_title')}, ${seo('seo_description')},
           (SELECT tours.id FROM tours WHERE tours.id = posts.tour_id AND tours.status = 'yayinda') AS tour_id,
           (SELECT coalesce(jsonb_agg(${imageJson('post_images.image_id', lang)} ORDER BY queue DESC, id), '[]')
              FROM post_images WHERE post_id = posts.id) AS files,
           ${visaJson} || (
             SELECT jsonb_build_object('documents', coalesce(nullif(own.documents, '{}'), other.documents, '{}'),
                      'notes', coalesce(nullif(own.notes, '{}'), other.notes, '{}'))
               FROM (SELECT ${lang} AS lang) said
               LEFT JOIN visa_country_texts own ON own.post_id = posts.id AND own.lang = said.lang
               LEFT JOIN visa_country_texts other ON other.post_id = posts.id AND other.lang = spare.lang) AS visa,
           (SELECT coalesce(jsonb_object_agg(languages.abbr, own.seo_name), '{}')
              FROM languages JOIN post_texts own ON own.post_id = posts.id AND own.lang = languages.abbr
             WHERE languages.active) AS seo_names
      FROM posts ${joinTexts(lang)}
     WHERE posts.id = ${id}`.execute(db)
  const { visa, ...post } = rows[0]!
  const told = visa && { ...toVisaFacts(visa, lang), documents: visa.documents, notes: visa.notes }
  return { ...post, visa: told }
}

type Neighbours = { previous: PostLink | null; next: PostLink | null }

/** What stands before and after a post in the list of its section. */
export async function findNeighbours(
  db: Db,
  section: PostSection,
  id: number,
  { lang, today }: Reader,
): Promise<Neighbours> {
  const { rows } = await sql<PostLink & { is_next: boolean }>`
    WITH ordered AS (
      SELECT id, lag(id) OVER (ORDER BY ${order}) AS before, lead(id) OVER (ORDER BY ${order}) AS after
        FROM posts WHERE ${isShown(section, today)} AND ${hasText})
    SELECT posts.id IS NOT DISTINCT FROM ordered.after AS is_next, ${text('title')}, ${text('seo_name')}
      FROM ordered JOIN posts ON posts.id IN (ordered.before, ordered.after) ${joinTexts(lang)}
     WHERE ordered.id = ${id}`.execute(db)
  const link = (isNext: boolean) => {
    const row = rows.find(({ is_next }) => is_next === isNext)
    return row ? { title: row.title, seo_name: row.seo_name } : null
  }
  return { previous: link(false), next: link(true) }
}

/** Of `posts`: published, and not before its day. */
function isShown(section: PostSection, today: Day): RawBuilder<unknown> {
  return sql`posts.section = ${section} AND posts.status = 'yayinda' AND posts.published_on <= ${today}::date`
}

/** What joinTexts finds no text for is in no list. */
const hasText = sql`EXISTS (
  SELECT FROM post_texts JOIN languages ON languages.abbr = post_texts.lang AND active WHERE post_id = posts.id)`

const order = sql`posts.queue DESC, posts.published_on DESC, posts.id DESC`

/** `asked` and `spare` for `posts`: the text in the asked language, and what stands in for a missing one. */
function joinTexts(lang: string): RawBuilder<unknown> {
  return sql`
    LEFT JOIN post_texts asked ON asked.post_id = posts.id AND asked.lang = ${lang}
    JOIN LATERAL (SELECT post_texts.* FROM post_texts JOIN languages ON languages.abbr = post_texts.lang AND active
                   WHERE post_id = posts.id ORDER BY is_default DESC, post_texts.lang LIMIT 1) spare ON true`
}

/** A text column of the joined texts, under its own name. */
function text(column: 'title' | 'seo_name' | 'summary' | 'body') {
  const [asked, spare] = [sql.ref(`asked.${column}`), sql.ref(`spare.${column}`)]
  return sql`coalesce(nullif(${asked}, ''), ${spare}) AS ${sql.ref(column)}`
}

/** A translated post without such a text has none: a title in another language would stand above a page in this one. */
function seo(column: 'seo_title' | 'seo_description') {
  const [asked, spare] = [sql.ref(`asked.${column}`), sql.ref(`spare.${column}`)]
  return sql`CASE WHEN asked.lang IS NULL THEN nullif(${spare}, '') ELSE nullif(${asked}, '') END AS ${sql.ref(column)}`
}

/** The row of visa_countries of `posts`; null for a post of another section. */
const visaJson = sql`(
  SELECT jsonb_build_object('country', country, 'ordinary_passport', ordinary_passport, 'green_passport', green_passport,
           'stay_days', stay_days, 'processing_days_min', processing_days_min, 'processing_days_max', processing_days_max,
           'fee', fee, 'fee_currency', fee_currency, 'checked_on', checked_on)
    FROM visa_countries WHERE visa_countries.post_id = posts.id)`

function itemFields(lang: string) {
  return sql`posts.id, ${text('title')}, ${text('seo_name')}, ${text('summary')}, posts.file_video, posts.published_on,
    ${imageJson('posts.cover_image_id', lang)} AS cover,
    (SELECT count(*) FROM post_images WHERE post_id = posts.id) AS file_count,
    ${visaJson} AS visa`
}
