import type { Room } from '#src/base/room.server.ts'
import { languagesAdminApi } from './languages.admin.api.server.ts'
import { languagesApi } from './languages.api.server.ts'
import { names } from './room.audit.server.ts'

export const room: Room = {
  name: 'languages',
  endpoints: [...languagesApi, ...languagesAdminApi],
  names,
}
