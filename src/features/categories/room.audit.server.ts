import { type RoomNames, translatedName } from '#src/base/admin-kit/audit/naming.store.server.ts'
import { categoryTextTable } from './category-texts.store.server.ts'
import { references } from './room.audit.ts'

export const names: RoomNames = {
  namings: (lang) => ({ categories: translatedName('categories', categoryTextTable, 'name', lang) }),
  references,
}
