import { sql } from 'kysely'
import { mentions, type RoomNames, translatedName } from '#src/base/i18n/naming.store.server.ts'
import { postTextTable } from './post-texts.store.server.ts'

export const names: RoomNames = {
  namings: (lang) => ({
    posts: translatedName('posts', postTextTable, 'title', lang, {
      part: sql`posts.section`,
      shows: (picture) => sql`posts.cover_image_id = ${picture.id}
        OR EXISTS (SELECT FROM post_images WHERE post_id = posts.id AND image_id = ${picture.id})
        OR ${mentions(postTextTable, 'body', picture)}`,
    }),
  }),
}
