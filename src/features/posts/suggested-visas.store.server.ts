import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { joinTexts, type Reader, text, textOf } from '#src/base/i18n/translated.store.server.ts'
import { postTextTable } from './post-texts.store.server.ts'
import type { PostLink } from './posts.schema.ts'
import { isShown } from './posts.store.server.ts'

/** Visa pages of countries, in the order of the codes. @param most of them */
export async function findVisaPages(
  db: Db,
  countries: readonly string[],
  reader: Reader,
  most: number,
): Promise<PostLink[]> {
  if (countries.length === 0) return []
  const { rows } = await sql<PostLink>`
    SELECT ${text('title')}, ${text('seo_name')} FROM posts
      JOIN visa_countries ON visa_countries.post_id = posts.id ${joinTexts(postTextTable, reader.lang)}
     WHERE ${isShown('visa', reader)}
       AND visa_countries.country = ANY (${countries}::text[])
     ORDER BY array_position(${countries}::text[], visa_countries.country) LIMIT ${most}`.execute(db)
  return rows
}

/**
 * Visa pages with a word in their title that starts with `start`.
 * @param start letters, digits and spaces only: no wildcards of LIKE
 */
export async function suggestVisas(
  db: Db,
  start: string,
  reader: Reader,
  most: number,
): Promise<{ name: string; seo_name: string }[]> {
  const { rows } = await sql<{ name: string; seo_name: string }>`
    SELECT ${text('title', 'name')}, ${text('seo_name')} FROM posts ${joinTexts(postTextTable, reader.lang)}
     WHERE ${isShown('visa', reader)}
       AND ' ' || fold_text(${textOf('title')}) LIKE '% ' || fold_text(${start}) || '%'
     ORDER BY fold_text(${textOf('title')}) LIMIT ${most}`.execute(db)
  return rows
}
