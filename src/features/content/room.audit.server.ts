import { sql } from 'kysely'
import { type RoomNames, translatedName } from '#src/base/admin-kit/audit/naming.store.server.ts'
import { contentTextTable } from './content-texts.store.server.ts'

export const names: RoomNames = {
  namings: (lang) => ({
    contents: { ...translatedName('contents', contentTextTable, 'title', lang), part: sql`contents.page` },
  }),
}
