import { sql } from 'kysely'
import { plainName, type RoomNames } from '#src/base/admin-kit/audit/naming.store.server.ts'

export const names: RoomNames = { namings: () => ({ support_requests: plainName('support_requests', sql`subject`) }) }
