import { sql } from 'kysely'
import { mentions, type RoomNames, translatedName } from '#src/base/i18n/naming.store.server.ts'
import { contentTextTable } from './content.store.server.ts'

export const names: RoomNames = {
  namings: (lang) => ({
    contents: translatedName('contents', contentTextTable, 'title', lang, {
      part: sql`contents.page`,
      shows: (picture) =>
        sql`contents.file_img_id = ${picture.id} OR ${mentions(contentTextTable, 'description', picture)}`,
    }),
  }),
}
