import { sql } from 'kysely'
import { plainName, type RoomNames } from '#src/base/i18n/naming.store.server.ts'
import { references } from './room.audit.ts'

export const names: RoomNames = { namings: () => ({ users: plainName('users', sql`name`) }), references }
