import { route } from '@react-router/dev/routes'
import type { RoomRoutes } from '#src/base/room.routes.ts'

export const routes: RoomRoutes = {
  office: [
    route('pages/tours-categories', 'features/categories/admin/categories-page.tsx'),
    route('pages/tours-categories/insert', 'features/categories/admin/category-insert-page.tsx'),
    route('pages/tours-categories/update', 'features/categories/admin/category-update-page.tsx'),
  ],
}
