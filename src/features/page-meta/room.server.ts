import type { Room } from '#src/base/room.server.ts'
import { pageMetaAdminApi } from './page-meta.admin.api.server.ts'
import { pageMetaApi } from './page-meta.api.server.ts'

export const room: Room = {
  name: 'page-meta',
  endpoints: [...pageMetaApi, ...pageMetaAdminApi],
}
