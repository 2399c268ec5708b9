import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { joinTexts, type Reader, text, textOf } from '#src/base/i18n/translated.store.server.ts'
import { postTextTable } from './post-texts.store.server.ts'

/**
 * Visa pages with a word in their title that starts with `start`.
 * @param start letters, digits and spaces only: no wildcards of LIKE
 */
export async function suggestVisas(
  db: Db,
  start: string,
  { lang, today }: Reader,
  most: number,
): Promise<{ name: string; seo_name: string }[]> {
  const { rows } = await sql<{ name: string; seo_name: string }>`
    SELECT ${text('title', 'name')}, ${text('seo_name')} FROM posts ${joinTexts(postTextTable, lang)}
     WHERE posts.section = 'visa' AND posts.status = 'yayinda' AND posts.published_on <= ${today}::date
       AND ' ' || fold_text(${textOf('title')}) LIKE '% ' || fold_text(${start}) || '%'
     ORDER BY fold_text(${textOf('title')}) LIMIT ${most}`.execute(db)
  return rows
}
