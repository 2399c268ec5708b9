import { sql } from 'kysely'
import type { Day } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'

/**
 * Visa pages a word of whose title starts so.
 * @param start words of letters and digits alone: none that LIKE would read as a sign.
 */
export async function suggestVisas(
  db: Db,
  start: string,
  { lang, today }: { lang: string; today: Day },
  most: number,
): Promise<{ name: string; seo_name: string }[]> {
  const { rows } = await sql<{ name: string; seo_name: string }>`
    SELECT told.title AS name, told.seo_name FROM posts
     CROSS JOIN LATERAL (SELECT title, seo_name FROM post_texts WHERE post_id = posts.id
                          ORDER BY lang = ${lang} DESC, lang = (SELECT abbr FROM languages WHERE is_default) DESC LIMIT 1) AS told
     WHERE posts.section = 'visa' AND posts.status = 'yayinda' AND posts.published_on <= ${today}::date
       AND ' ' || fold_text(told.title) LIKE '% ' || fold_text(${start}) || '%'
     ORDER BY fold_text(told.title) LIMIT ${most}`.execute(db)
  return rows
}
