import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { type ListedPage, listedPages } from '#src/base/i18n/listed-page.ts'
import { tourPath } from '../tours.links.ts'

type Row = { seo_names: Record<string, string>; changed_at: Date | null }

/** Published tours, in every active language that they are told in. */
export async function listedTours(db: Db): Promise<ListedPage[]> {
  const { rows } = await sql<Row>`
    SELECT jsonb_object_agg(lang_of.abbr, tour_texts.seo_name) AS seo_names, changed_at
      FROM tours JOIN tour_texts ON tour_texts.tour_id = tours.id
      JOIN languages lang_of ON lang_of.abbr = tour_texts.lang AND lang_of.active
      LEFT JOIN page_changes ON page_changes.kind = 'tour' AND page_changes.target_id = tours.id
     WHERE tours.status = 'yayinda'
     GROUP BY tours.id, changed_at ORDER BY tours.id`.execute(db)
  return listedPages(rows, tourPath)
}
