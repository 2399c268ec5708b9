import { sql } from 'kysely'
import { plainName, type RoomNames } from '#src/base/admin-kit/audit/naming.store.server.ts'

export const names: RoomNames = { namings: () => ({ languages: plainName('languages', sql`lang`, { key: 'abbr' }) }) }
