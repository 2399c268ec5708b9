import type { Room } from '#src/base/room.server.ts'
import { names } from './room.audit.server.ts'
import { supportApi } from './support.api.server.ts'

export const room: Room = {
  name: 'support',
  endpoints: [...supportApi],
  names,
}
