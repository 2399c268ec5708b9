import type { Room } from '#src/base/room.server.ts'
import { accountingApi } from './accounting.api.server.ts'
import { settlementApi } from './settlement/settlement.api.server.ts'

export const room: Room = {
  name: 'accounting',
  endpoints: [...accountingApi, ...settlementApi],
}
