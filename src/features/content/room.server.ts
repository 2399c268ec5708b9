import type { Room } from '#src/base/room.server.ts'
import { contentAdminApi } from './content.admin.api.server.ts'
import { contentApi } from './content.api.server.ts'

export const room: Room = {
  name: 'content',
  endpoints: [...contentApi, ...contentAdminApi],
}
