import { route } from '@react-router/dev/routes'
import type { RoomRoutes } from '#src/base/room.routes.ts'

export const routes: RoomRoutes = {
  office: [route('departure-cancel', 'features/operations/departure-cancellation/admin/departure-cancel-page.tsx')],
}
