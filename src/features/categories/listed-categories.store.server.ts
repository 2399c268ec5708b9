import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { type ListedPage, listedPages } from '#src/base/i18n/listed-page.ts'
import { categoryPath } from './categories.links.ts'

type Row = { seo_names: Record<string, string>; changed_at: Date | null }

/** Categories, in every active language that they are told in. */
export async function listedCategories(db: Db): Promise<ListedPage[]> {
  const { rows } = await sql<Row>`
    SELECT jsonb_object_agg(lang_of.abbr, category_texts.seo_name) AS seo_names, changed_at
      FROM categories JOIN category_texts ON category_texts.category_id = categories.id
      JOIN languages lang_of ON lang_of.abbr = category_texts.lang AND lang_of.active
      LEFT JOIN page_changes ON page_changes.kind = 'category' AND page_changes.target_id = categories.id
     GROUP BY categories.id, changed_at ORDER BY categories.id`.execute(db)
  return listedPages(rows, categoryPath)
}
