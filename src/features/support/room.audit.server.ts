import { sql } from 'kysely'
import { plainName, type RoomNames } from '#src/base/i18n/naming.store.server.ts'

export const names: RoomNames = { namings: () => ({ support_requests: plainName('support_requests', sql`subject`) }) }
