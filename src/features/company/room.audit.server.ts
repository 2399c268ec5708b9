import { sql } from 'kysely'
import { plainName, type RoomNames, translatedName } from '#src/base/i18n/naming.store.server.ts'
import { certificateTextTable } from '#src/features/agency/certificates.store.server.ts'

export const names: RoomNames = {
  namings: (lang) => ({
    certificates: translatedName('certificates', certificateTextTable, 'name', lang, {
      shows: ({ id }) => sql`certificates.image_id = ${id}`,
    }),
    contact_information: plainName('contact_information', sql`content`),
    social_media: plainName('social_media', sql`name`),
  }),
}
