import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { hasTextWhere, joinOfficeTexts, type TextTable, textOf } from '#src/base/i18n/translated.store.server.ts'
import { certificateTextTable } from '#src/features/agency/certificates.store.server.ts'
import { categoryTextTable } from '#src/features/categories/category-texts.store.server.ts'
import { contentTextTable } from '#src/features/content/content-texts.store.server.ts'
import { contractTextTable } from '#src/features/contracts/contract-texts.store.server.ts'
import { tourTextTable } from '#src/features/departures/tour-texts.store.server.ts'
import { postTextTable } from '#src/features/posts/post-texts.store.server.ts'
import type { ImageUse } from './image-uses.schema.ts'

/** More are not listed; the picture is in use anyway. */
const limit = 100

/**
 * The records that show a picture, by foreign key or in a formatted text. Null when the picture does not exist.
 * @param namesOrders false: orders are one use without a number
 */
export async function findImageUses(
  db: Db,
  id: number,
  { lang, namesOrders }: { lang: string; namesOrders: boolean },
): Promise<ImageUse[] | null> {
  const image = await db.selectFrom('images').select('file').where('id', '=', id).executeTakeFirst()
  if (!image) return null
  const mention = `/images/${image.file}-`
  const says = (column: string) => sql<boolean>`strpos(${sql.ref(`own.${column}`)}, ${mention}) > 0`
  const uses = [
    use(
      lang,
      'tour',
      'tours',
      tourTextTable,
      sql`tours.cover_image_id = ${id}
      OR EXISTS (SELECT FROM tour_images WHERE tour_id = tours.id AND image_id = ${id})
      OR ${hasTextWhere(tourTextTable, says('description'))}`,
    ),
    use(
      lang,
      'category',
      'categories',
      categoryTextTable,
      sql`categories.cover_image_id = ${id}
      OR ${hasTextWhere(categoryTextTable, says('description'))}`,
    ),
    use(
      lang,
      'post',
      'posts',
      postTextTable,
      sql`posts.cover_image_id = ${id}
      OR EXISTS (SELECT FROM post_images WHERE post_id = posts.id AND image_id = ${id})
      OR ${hasTextWhere(postTextTable, says('body'))}`,
      'section',
    ),
    use(
      lang,
      'content',
      'contents',
      contentTextTable,
      sql`contents.file_img_id = ${id}
      OR ${hasTextWhere(contentTextTable, says('description'))}`,
      'page',
    ),
    use(lang, 'certificate', 'certificates', certificateTextTable, sql`certificates.image_id = ${id}`),
    use(
      lang,
      'contract',
      'contracts',
      contractTextTable,
      sql`EXISTS (SELECT FROM contract_versions AS own
      WHERE own.contract_id = contracts.id AND ${says('body')})`,
    ),
    sql`SELECT 'company'::text, 1::bigint, project_company_name, '' FROM company WHERE ${id} IN (main_logo_id, fav_ico_logo_id)`,
    sql`SELECT DISTINCT 'order'::text, ${namesOrders ? sql`orders.id, order_no` : sql`0::bigint, ''`}, '' FROM order_items JOIN orders ON orders.id = order_id
         WHERE cover_file = ${image.file}`,
  ].map((each) => sql`(${each} LIMIT ${limit})`)
  const { rows } = await sql<ImageUse>`
    SELECT * FROM (${sql.join(uses, sql` UNION ALL `)}) AS uses (kind, id, title, part)`.execute(db)
  return rows
}

type Table = 'tours' | 'categories' | 'posts' | 'contents' | 'certificates' | 'contracts'

/** @param part column that tells where the record is edited */
function use(
  lang: string,
  kind: ImageUse['kind'],
  table: Table,
  texts: TextTable,
  condition: RawBuilder<unknown>,
  part?: 'section' | 'page',
) {
  const title = textOf(table === 'posts' || table === 'contents' ? 'title' : 'name')
  return sql`SELECT ${kind}::text AS kind, ${sql.ref(`${table}.id`)} AS id, coalesce(${title}, '') AS title,
      ${part ? sql.ref(`${table}.${part}`) : sql`''`} AS part
    FROM ${sql.table(table)} ${joinOfficeTexts(texts, lang)} WHERE ${condition}`
}
