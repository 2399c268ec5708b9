import type { Room } from '#src/base/room.server.ts'
import { companyApi } from './company.api.server.ts'

export const room: Room = {
  name: 'agency',
  endpoints: [...companyApi],
}
