import type { Db } from '#src/base/db/connect.server.ts'
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
