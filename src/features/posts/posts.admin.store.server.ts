import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'
import { closeQueue, nextQueue, type QueueList } from '#src/base/db/queue-order.server.ts'
import { officeImageJson } from '#src/base/files/images.store.server.ts'
import { findTexts } from '#src/base/i18n/texts.store.server.ts'
import { hasTextWhere, joinOfficeTexts, text, textOf, textStates } from '#src/base/i18n/translated.store.server.ts'
import { type Minor, toMajor } from '#src/base/money.ts'
import { tourTextTable } from '#src/features/departures/tour-texts.store.server.ts'
import { postTextTable, visaTextTable } from './post-texts.store.server.ts'
import {
  type OfficePost,
  type OfficePostItem,
  type OfficePostQuery,
  postTextFields,
  visaTextFields,
} from './posts.admin.schema.ts'
import type { PostSection } from './posts.schema.ts'
import { postOrder as ownOrder } from './posts.store.server.ts'

export const listOf = (section: PostSection): QueueList<Tables, 'posts'> => ({ table: 'posts', scope: { section } })

const orders: Record<string, RawBuilder<unknown>> = {
  title: sql`${textOf('title')} COLLATE tr`,
  published_on: sql`posts.published_on`,
  status: sql`posts.status`,
  checked_on: sql`visa_countries.checked_on`,
}

/** A page of a section, in every status. @param search part of a title in any language */
export async function listOfficePosts(
  db: Db,
  section: PostSection,
  { page, search, sort, status }: OfficePostQuery,
  { lang, per_page }: { lang: string; per_page: number },
): Promise<{ data: OfficePostItem[]; total: number }> {
  const column = sort && orders[sort.replace(/^-/, '')]
  const order = column ? sql`${column} ${sort.startsWith('-') ? sql`DESC` : sql`ASC`}, ${ownOrder}` : ownOrder
  const wanted = sql`posts.section = ${section} AND posts.status = coalesce(${status ?? null}, posts.status) AND (${search} = ''
    OR ${hasTextWhere(postTextTable, sql`strpos(fold_text(own.title), fold_text(${search})) > 0`)})`
  const { rows: counts } = await sql<{ total: number }>`
    SELECT count(*) AS total FROM posts WHERE ${wanted}`.execute(db)
  const { rows: data } = await sql<OfficePostItem>`
    SELECT posts.id, ${text('title')}, ${text('seo_name')}, posts.status, posts.published_on, posts.file_video, posts.version,
           ${officeImageJson('posts.cover_image_id')} AS cover_image,
           ${textStates(postTextTable)} AS langs,
           (SELECT count(*) FROM post_images WHERE post_id = posts.id) AS file_count,
           CASE WHEN country IS NOT NULL THEN jsonb_build_object('country', country,
             'ordinary_passport', ordinary_passport, 'green_passport', green_passport, 'checked_on', checked_on) END AS visa
      FROM posts ${joinOfficeTexts(postTextTable, lang)}
      LEFT JOIN visa_countries ON visa_countries.post_id = posts.id
     WHERE ${wanted} ORDER BY ${order} LIMIT ${per_page} OFFSET ${(page - 1) * per_page}`.execute(db)
  return { data, total: counts[0]!.total }
}

/** Ids of a whole section, in order. */
export async function listPostIds(db: Db, section: PostSection): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM posts WHERE section = ${section} ORDER BY ${ownOrder}`.execute(db)
  return rows.map(({ id }) => id)
}

type PostRow = OfficePost & { visa: ({ fee: Minor | null } & Record<string, unknown>) | null }

/** A post with all its texts; a visa post with its facts and documents. */
export async function findOfficePost(
  db: Db,
  section: PostSection,
  id: number,
  lang: string,
): Promise<OfficePost | null> {
  const { rows } = await sql<PostRow>`
    SELECT posts.id, posts.section, ${text('title')}, posts.status, posts.published_on, posts.file_video, posts.tour_id,
           posts.queue, posts.version, ${officeImageJson('posts.cover_image_id')} AS cover_image,
           (SELECT ${text('name')} FROM tours ${joinOfficeTexts(tourTextTable, lang)} WHERE tours.id = posts.tour_id) AS tour_name,
           (SELECT coalesce(jsonb_agg(${officeImageJson('post_images.image_id')} ORDER BY queue DESC, id), '[]')
              FROM post_images WHERE post_id = posts.id) AS files,
           (SELECT to_jsonb(visa_countries) - 'post_id' FROM visa_countries WHERE post_id = posts.id) AS visa
      FROM posts ${joinOfficeTexts(postTextTable, lang)} WHERE posts.section = ${section} AND posts.id = ${id}`.execute(
    db,
  )
  if (!rows[0]) return null
  const { visa, ...post } = rows[0]
  const texts = await findTexts(db, postTextTable, [id], Object.keys(postTextFields), lang)
  const visaTexts = visa && (await findTexts(db, visaTextTable, [id], Object.keys(visaTextFields), lang))
  return {
    ...withVisaTexts(texts.get(id)!, visaTexts?.get(id)),
    ...(visa && { ...visa, fee: visa.fee === null ? null : toMajor(visa.fee) }),
    ...post,
  }
}

/** Both may have outdated_en (findTexts): the post has the names of both. */
function withVisaTexts(texts: Record<string, unknown>, visaTexts: Record<string, unknown> = {}) {
  const outdated = Object.entries(visaTexts)
    .filter(([key]) => key.startsWith('outdated_'))
    .map(([key, names]) => [key, [...((texts[key] as string[] | undefined) ?? []), ...(names as string[])]])
  return { ...texts, ...visaTexts, ...Object.fromEntries(outdated) }
}

const postColumns = ['status', 'published_on', 'cover_image_id', 'file_video', 'tour_id'] as const
export type PostValues = Pick<Selectable<Tables['posts']>, (typeof postColumns)[number]>

/** Locks the posts with these ids in the section, ordered by id, until the transaction ends. */
export async function lockPosts(tx: Tx, section: PostSection, ids: readonly number[]) {
  return tx
    .selectFrom('posts')
    .select(['id', 'version', ...postColumns])
    .select(sql<number>`(SELECT count(*) FROM post_images WHERE post_id = posts.id)`.as('file_count'))
    .where('section', '=', section)
    .where(sql<boolean>`id = ANY(${ids})`)
    .orderBy('id')
    .forUpdate()
    .execute()
}
export type LockedPost = Awaited<ReturnType<typeof lockPosts>>[number]

/** Inserts a post as the first of its section. */
export async function insertPost(tx: Tx, section: PostSection, values: PostValues): Promise<number> {
  const queue = await nextQueue(tx, listOf(section))
  const { id } = await tx
    .insertInto('posts')
    .values({ ...values, section, queue })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Increments the version, so that open forms become stale. */
export async function updatePost(tx: Tx, id: number, values: Partial<PostValues>): Promise<void> {
  await tx
    .updateTable('posts')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function deletePosts(tx: Tx, section: PostSection, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('posts').where('id', 'in', ids).execute()
  await closeQueue(tx, listOf(section))
}

export type VisaValues = Omit<Selectable<Tables['visa_countries']>, 'post_id'>

export async function saveVisa(tx: Tx, post_id: number, values: VisaValues): Promise<void> {
  await tx
    .insertInto('visa_countries')
    .values({ post_id, ...values })
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet(values))
    .execute()
}

/** True when another post has this country. Takes a lock: concurrent saves wait until the transaction ends. */
export async function isCountryTaken(tx: Tx, country: string, id: number | null): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${`visa_countries ${country}`}))`.execute(tx)
  const { rows } = await sql`
    SELECT FROM visa_countries WHERE country = ${country} AND post_id IS DISTINCT FROM ${id}`.execute(tx)
  return rows.length > 0
}

/** Replaces the gallery by these pictures, in this order. */
export async function saveFiles(tx: Tx, post_id: number, image_ids: readonly number[]): Promise<void> {
  await sql`DELETE FROM post_images WHERE post_id = ${post_id} AND image_id <> ALL(${image_ids})`.execute(tx)
  await sql`
    INSERT INTO post_images (post_id, image_id, queue)
    SELECT ${post_id}, image_id, ${image_ids.length} + 1 - place
      FROM unnest(${image_ids}::bigint[]) WITH ORDINALITY AS sent (image_id, place)
    ON CONFLICT (post_id, image_id) DO UPDATE SET queue = excluded.queue`.execute(tx)
}

/** Locks the tour against deletion until the transaction ends. */
export async function hasTour(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom('tours').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()
  return row !== undefined
}
