import { sql } from 'kysely'
import { type RoomNames, translatedName } from '#src/base/i18n/naming.store.server.ts'
import { contractTextTable } from './contracts.store.server.ts'
import { references } from './room.audit.ts'

export const names: RoomNames = {
  namings: (lang) => ({
    contracts: translatedName('contracts', contractTextTable, 'name', lang, {
      shows: ({ mention }) => sql`EXISTS (SELECT FROM contract_versions AS own
        WHERE own.contract_id = contracts.id AND strpos(own.body, ${mention}) > 0)`,
    }),
  }),
  references,
}
