import { route } from '@react-router/dev/routes'
import type { RoomRoutes } from '#src/base/room.routes.ts'

export const routes: RoomRoutes = {
  office: [route('page-meta', 'features/page-meta/admin/page-meta-page.tsx')],
}
