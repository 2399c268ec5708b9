import { sql } from 'kysely'
import { plainName, type RoomNames } from '#src/base/i18n/naming.store.server.ts'
import { references } from './room.audit.ts'

export const names: RoomNames = {
  namings: () => ({ bank_accounts: plainName('bank_accounts', sql`bank || ' ' || currency`) }),
  references,
}
