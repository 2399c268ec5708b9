import { sql } from 'kysely'
import { plainName, type RoomNames } from '#src/base/i18n/naming.store.server.ts'

export const names: RoomNames = { namings: () => ({ backup_runs: plainName('backup_runs', sql`file`) }) }
