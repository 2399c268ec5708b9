import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { isPublicIn, joinTexts, text } from '#src/base/i18n/translated.store.server.ts'
import { tourTextTable } from '#src/features/departures/tour-texts.store.server.ts'

/** Maximum tours per category in the category tree. */
const linksPerCategory = 50
/** Tours of a sub-category among which the first of its parent are chosen */
const comparedPerCategory = 200

/**
 * The first tours of every category, including those of its sub-categories, by category id. Of a sub-category only its own
 * first ones are compared, and none when the category itself has enough.
 */
export async function findTourLinks(db: Db, lang: string): Promise<Map<number, TourLink[]>> {
  const placed = sql`tour_categories JOIN tours ON tours.id = tour_id AND tours.status = 'yayinda' AND ${isPublicIn(tourTextTable, lang)}`
  const { rows } = await sql<TourLink & { category_id: number }>`
    WITH own AS MATERIALIZED (
      SELECT head.id AS category_id, first.*
        FROM categories head
       CROSS JOIN LATERAL (
         SELECT tours.id, tour_categories.queue AS placed, tours.queue FROM ${placed}
          WHERE category_id = head.id ORDER BY tour_categories.queue DESC, tours.queue DESC, tours.id DESC LIMIT ${linksPerCategory}) AS first
    ), below AS (
      SELECT head.id AS category_id, first.*
        FROM categories head JOIN categories sub ON sub.parent_id = head.id
       CROSS JOIN LATERAL (
         SELECT tours.id, NULL::int AS placed, tours.queue FROM ${placed}
          WHERE category_id = sub.id ORDER BY tour_categories.queue DESC LIMIT ${comparedPerCategory}) AS first
       WHERE (SELECT count(*) FROM own WHERE own.category_id = head.id) < ${linksPerCategory}
    ), ranked AS (
      SELECT category_id, id, max(placed) AS placed, queue,
             row_number() OVER (PARTITION BY category_id ORDER BY max(placed) DESC NULLS LAST, queue DESC, id DESC) AS place
        FROM (SELECT category_id, id, placed, queue FROM own UNION ALL SELECT * FROM below) AS family
       GROUP BY category_id, id, queue
    )
    SELECT category_id, token, ${text('name')}, ${text('seo_name')}
      FROM ranked JOIN tours ON tours.id = ranked.id ${joinTexts(tourTextTable, lang)}
     WHERE place <= ${linksPerCategory} ORDER BY category_id, place`.execute(db)
  const links = Map.groupBy(rows, ({ category_id }) => category_id)
  return new Map([...links].map(([id, tours]) => [id, tours.map(({ category_id, ...link }) => link)]))
}

type TourLink = { token: string; name: string; seo_name: string }
