import type { Room } from '#src/base/room.server.ts'
import { postsAdminApi } from './posts.admin.api.server.ts'
import { postsApi } from './posts.api.server.ts'

export const room: Room = {
  name: 'posts',
  endpoints: [...postsApi, ...postsAdminApi],
}
