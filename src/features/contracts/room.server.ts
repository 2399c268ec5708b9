import type { Room } from '#src/base/room.server.ts'
import { contractsAdminApi } from './contracts.admin.api.server.ts'
import { contractsApi } from './contracts.api.server.ts'

export const room: Room = {
  name: 'contracts',
  endpoints: [...contractsApi, ...contractsAdminApi],
}
