import { sql } from 'kysely'
import { mentions, type RoomNames, translatedName } from '#src/base/i18n/naming.store.server.ts'
import { tourTextTable } from '#src/features/departures/tour-texts.store.server.ts'
import { references } from './room.audit.ts'

export const names: RoomNames = {
  namings: (lang) => ({
    tours: translatedName('tours', tourTextTable, 'name', lang, {
      shows: (picture) => sql`tours.cover_image_id = ${picture.id}
        OR EXISTS (SELECT FROM tour_images WHERE tour_id = tours.id AND image_id = ${picture.id})
        OR ${mentions(tourTextTable, 'description', picture)}`,
    }),
  }),
  references,
}
