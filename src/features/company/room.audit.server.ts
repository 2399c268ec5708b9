import { sql } from 'kysely'
import { plainName, type RoomNames, translatedName } from '#src/base/admin-kit/audit/naming.store.server.ts'
import { certificateTextTable } from '#src/features/agency/certificates.store.server.ts'

export const names: RoomNames = {
  namings: (lang) => ({
    certificates: translatedName('certificates', certificateTextTable, 'name', lang),
    contact_information: plainName('contact_information', sql`content`),
    social_media: plainName('social_media', sql`name`),
  }),
}
