import { sql } from 'kysely'
import { type RoomNames, translatedName } from '#src/base/admin-kit/audit/naming.store.server.ts'
import { postTextTable } from './post-texts.store.server.ts'

export const names: RoomNames = {
  namings: (lang) => ({
    posts: { ...translatedName('posts', postTextTable, 'title', lang), part: sql`posts.section` },
  }),
}
