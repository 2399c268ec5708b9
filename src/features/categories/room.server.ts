import type { Room } from '#src/base/room.server.ts'
import { categoriesAdminApi } from './categories.admin.api.server.ts'

export const room: Room = {
  name: 'categories',
  endpoints: [...categoriesAdminApi],
}
