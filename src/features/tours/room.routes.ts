import { route } from '@react-router/dev/routes'
import type { RoomRoutes } from '#src/base/room.routes.ts'

export const routes: RoomRoutes = {
  office: [
    route('pages/tours', 'features/tours/editing/admin/tours-page.tsx'),
    route('pages/tours/insert', 'features/tours/editing/admin/tour-insert-page.tsx'),
    route('pages/tours/update', 'features/tours/editing/admin/tour-update-page.tsx'),
  ],
}
