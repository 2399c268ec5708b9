import { sql } from 'kysely'
import { plainName, type RoomNames } from '#src/base/i18n/naming.store.server.ts'

export const names: RoomNames = {
  namings: () => ({
    personal_data_events: plainName(
      'personal_data_events',
      sql`to_char(at AT TIME ZONE 'Europe/Istanbul', 'YYYY-MM-DD')`,
      { isSearched: false },
    ),
  }),
}
