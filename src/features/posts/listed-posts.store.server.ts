import { sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { type ListedPage, listedPages } from '#src/base/i18n/listed-page.ts'
import { postPath } from './posts.links.ts'
import type { PostSection } from './posts.schema.ts'

type Row = { section: PostSection; seo_names: Record<string, string>; changed_at: Date | null }

/** Published posts of some sections in every active language that they are told in. */
export async function listedPosts(db: Db, sections: readonly PostSection[], today: Day): Promise<ListedPage[]> {
  const { rows } = await sql<Row>`
    SELECT posts.section, jsonb_object_agg(languages.abbr, post_texts.seo_name) AS seo_names, changed_at
      FROM posts JOIN post_texts ON post_id = posts.id
      JOIN languages ON languages.abbr = post_texts.lang AND languages.active
      LEFT JOIN page_changes ON page_changes.kind = 'post' AND page_changes.target_id = posts.id
     WHERE posts.status = 'yayinda' AND posts.published_on <= ${today}::date AND posts.section = ANY(${sections})
     GROUP BY posts.id, changed_at ORDER BY posts.id`.execute(db)
  return rows.flatMap((row) => listedPages([row], (seo_name) => postPath(row.section, seo_name)))
}
