import { sql } from 'kysely'
import { plainName, type RoomNames } from '#src/base/i18n/naming.store.server.ts'
import { references } from './room.audit.ts'

export const names: RoomNames = {
  namings: () => ({
    messages: plainName('messages', sql`name`, { part: sql`messages.kind`, isSearched: false }),
    message_entries: {
      from: sql`message_entries JOIN messages ON messages.id = message_entries.message_id`,
      name: sql`messages.name`,
      part: sql`messages.kind || ':' || messages.id`,
      isSearched: false,
    },
    reply_templates: plainName('reply_templates', sql`name`),
  }),
  references,
}
