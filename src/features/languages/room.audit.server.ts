import { sql } from 'kysely'
import { plainName, type RoomNames } from '#src/base/i18n/naming.store.server.ts'

export const names: RoomNames = { namings: () => ({ languages: plainName('languages', sql`lang`, { key: 'abbr' }) }) }
