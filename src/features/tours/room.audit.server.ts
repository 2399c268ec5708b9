import { type RoomNames, translatedName } from '#src/base/admin-kit/audit/naming.store.server.ts'
import { tourTextTable } from '#src/features/departures/tour-texts.store.server.ts'
import { references } from './room.audit.ts'

export const names: RoomNames = {
  namings: (lang) => ({ tours: translatedName('tours', tourTextTable, 'name', lang) }),
  references,
}
