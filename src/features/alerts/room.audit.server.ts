import { sql } from 'kysely'
import { plainName, type RoomNames } from '#src/base/admin-kit/audit/naming.store.server.ts'

export const names: RoomNames = {
  namings: () => ({ alert_settings: plainName('users', sql`name`, { isSearched: false }) }),
}
