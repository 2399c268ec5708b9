import { sql } from 'kysely'
import { mentions, type RoomNames, translatedName } from '#src/base/i18n/naming.store.server.ts'
import { categoryTextTable } from './category-texts.store.server.ts'
import { references } from './room.audit.ts'

export const names: RoomNames = {
  namings: (lang) => ({
    categories: translatedName('categories', categoryTextTable, 'name', lang, {
      shows: (picture) =>
        sql`categories.cover_image_id = ${picture.id} OR ${mentions(categoryTextTable, 'description', picture)}`,
    }),
  }),
  references,
}
