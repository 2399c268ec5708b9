import type { Room } from '#src/base/room.server.ts'
import { supportApi } from './support.api.server.ts'

export const room: Room = {
  name: 'support',
  endpoints: [...supportApi],
}
