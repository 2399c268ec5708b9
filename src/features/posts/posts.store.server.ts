import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { imageJson } from '#src/base/files/images.store.server.ts'
import { pageOf } from '#src/base/http/endpoint/page.schema.ts'
import { type FoundSlug, findBySlug, seoNames } from '#src/base/i18n/slugs.store.server.ts'
import {
  isPublicIn,
  joinTexts,
  leftJoinTexts,
  listOf,
  ownText,
  type Reader,
  text,
} from '#src/base/i18n/translated.store.server.ts'
import { tourTextTable } from '#src/features/departures/tour-texts.store.server.ts'
import { postTextTable, visaTextTable } from './post-texts.store.server.ts'
import { toVisaFacts, type VisaRow } from './posts.rules.ts'
import {
  type Post,
  type PostItem,
  type PostLink,
  type PostList,
  type PostSection,
  postsPerPage,
} from './posts.schema.ts'

type ItemRow = Omit<PostItem, 'visa'> & { visa: VisaRow | null }

/** One page of a section, in the office's order, then newest first. */
export async function listPosts(db: Db, section: PostSection, page: number, reader: Reader): Promise<PostList> {
  const { lang } = reader
  const per_page = postsPerPage[section]
  const { rows: counts } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM posts WHERE ${isShown(section, reader)}`.execute(db)
  const total = counts[0]?.total ?? 0
  const { rows } = await sql<ItemRow>`
    SELECT ${itemFields(lang)} FROM posts ${joinTexts(postTextTable, lang)}
     WHERE ${isShown(section, reader)} ORDER BY ${postOrder} LIMIT ${per_page} OFFSET ${(page - 1) * per_page}`.execute(
    db,
  )
  const data = rows.map((row) => ({ ...row, visa: row.visa && toVisaFacts(row.visa, lang) }))
  return pageOf(data, { page, per_page, total })
}

/** By current or former slug, in one section. */
export function findPostBySlug(db: Db, section: PostSection, seo_name: string, reader: Reader): Promise<FoundSlug> {
  // Not isShown: a post in another language is found too, and the answer names its language.
  return findBySlug(db, postTextTable, {
    seo_name,
    lang: reader.lang,
    section,
    shown: isPublished(section, reader.today),
  })
}

type PostDetails = Omit<Post, 'tour' | 'previous' | 'next'> & { tour_id: number | null }
type PostRow = Omit<PostDetails, 'visa'> & { visa: (VisaRow & { documents: string[]; notes: string[] }) | null }

/** A post without its neighbours. `tour_id` is null unless the tour is published in this language. */
export async function findPost(db: Db, id: number, lang: string): Promise<PostDetails> {
  const { rows } = await sql<PostRow>`
    SELECT posts.section, ${itemFields(lang)}, ${text('body')}, ${ownText('seo_title')}, ${ownText('seo_description')},
           (SELECT tours.id FROM tours WHERE tours.id = posts.tour_id AND tours.status = 'yayinda'
              AND ${isPublicIn(tourTextTable, lang)}) AS tour_id,
           (SELECT coalesce(jsonb_agg(${imageJson('post_images.image_id', lang)} ORDER BY queue DESC, id), '[]')
              FROM post_images WHERE post_id = posts.id) AS files,
           ${visaJson} || (
             SELECT jsonb_build_object('documents', coalesce(${listOf('documents')}, '{}'),
                      'notes', coalesce(${listOf('notes')}, '{}'))
               FROM (VALUES (0)) AS visa_page ${leftJoinTexts(visaTextTable, lang)}) AS visa,
           ${seoNames(postTextTable)} AS seo_names
      FROM posts ${joinTexts(postTextTable, lang)}
     WHERE posts.id = ${id}`.execute(db)
  const { visa, ...post } = rows[0]!
  const facts = visa && { ...toVisaFacts(visa, lang), documents: visa.documents, notes: visa.notes }
  return { ...post, visa: facts }
}

type Neighbours = { previous: PostLink | null; next: PostLink | null }

/** The previous and the next post in the section's list. */
export async function findNeighbours(db: Db, section: PostSection, id: number, reader: Reader): Promise<Neighbours> {
  const { lang } = reader
  const { rows } = await sql<PostLink & { is_next: boolean }>`
    WITH ordered AS (
      SELECT id, lag(id) OVER (ORDER BY ${postOrder}) AS before, lead(id) OVER (ORDER BY ${postOrder}) AS after
        FROM posts WHERE ${isShown(section, reader)})
    SELECT posts.id IS NOT DISTINCT FROM ordered.after AS is_next, ${text('title')}, ${text('seo_name')}
      FROM ordered JOIN posts ON posts.id IN (ordered.before, ordered.after) ${joinTexts(postTextTable, lang)}
     WHERE ordered.id = ${id}`.execute(db)
  const link = (isNext: boolean) => {
    const row = rows.find(({ is_next }) => is_next === isNext)
    return row ? { title: row.title, seo_name: row.seo_name } : null
  }
  return { previous: link(false), next: link(true) }
}

/** Condition on `posts`: published, with a publication day up to today. */
export function isPublished(section: PostSection, today: Day): RawBuilder<unknown> {
  return sql`posts.section = ${section} AND posts.status = 'yayinda' AND posts.published_on <= ${today}::date`
}

/** The same, and public in the reader's language. */
export function isShown(section: PostSection, { lang, today }: Reader): RawBuilder<unknown> {
  return sql`${isPublished(section, today)} AND ${isPublicIn(postTextTable, lang)}`
}

/** Order of the public list. */
export const postOrder = sql`posts.queue DESC, posts.published_on DESC, posts.id DESC`

/** The row of visa_countries of `posts`; null for a post of another section. */
const visaJson = sql`(
  SELECT to_jsonb(visa_countries) - 'post_id' FROM visa_countries WHERE visa_countries.post_id = posts.id)`

function itemFields(lang: string) {
  return sql`posts.id, ${text('title')}, ${text('seo_name')}, ${text('summary')}, posts.file_video, posts.published_on,
    ${imageJson('posts.cover_image_id', lang)} AS cover,
    (SELECT count(*) FROM post_images WHERE post_id = posts.id) AS file_count,
    ${visaJson} AS visa`
}
