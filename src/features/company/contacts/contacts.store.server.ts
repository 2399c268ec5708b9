import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { defaultLanguage } from '#src/base/i18n/translated.store.server.ts'
import type { TextCount } from '#src/base/i18n/translations.store.server.ts'
import type { OfficeContact, OfficeSocialLink } from './contacts.admin.schema.ts'

/** In the order of the site, of all languages. @param id one, or all */
export function listOfficeContacts(db: Db, id?: number): Promise<OfficeContact[]> {
  return db
    .selectFrom('contact_information')
    .select(['id', 'section', 'name', 'content as content_data', 'lang', 'version'])
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .orderBy('queue', 'desc')
    .orderBy('id')
    .execute()
}

/** @param id one, or all */
export function listOfficeSocialMedia(db: Db, id?: number): Promise<OfficeSocialLink[]> {
  return db
    .selectFrom('social_media')
    .select(['id', 'name', 'uri', 'icon_name', 'version'])
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .orderBy('queue', 'desc')
    .orderBy('id')
    .execute()
}

/** Lines of contact information; each language has its own. */
export async function countContactLines(db: Db): Promise<TextCount[]> {
  const { rows } = await sql<TextCount>`
    WITH lines AS (SELECT lang, count(*)::int AS n FROM contact_information GROUP BY lang)
    SELECT abbr AS lang, coalesce(main.n, 0) AS total, least(coalesce(own.n, 0), coalesce(main.n, 0)) AS done, coalesce(own.n, 0) AS texts
      FROM languages LEFT JOIN lines AS own ON own.lang = abbr LEFT JOIN lines AS main ON main.lang = ${defaultLanguage}`.execute(
    db,
  )
  return rows
}
