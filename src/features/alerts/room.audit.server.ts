import { sql } from 'kysely'
import type { RoomNames } from '#src/base/i18n/naming.store.server.ts'

/** The settings of a user have the user's id. */
export const names: RoomNames = {
  namings: () => ({ alert_settings: { from: sql`users AS alert_settings`, name: sql`name`, isSearched: false } }),
}
