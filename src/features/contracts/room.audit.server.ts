import { type RoomNames, translatedName } from '#src/base/admin-kit/audit/naming.store.server.ts'
import { contractTextTable } from './contract-texts.store.server.ts'
import { references } from './room.audit.ts'

export const names: RoomNames = {
  namings: (lang) => ({ contracts: translatedName('contracts', contractTextTable, 'name', lang) }),
  references,
}
