import { route } from '@react-router/dev/routes'
import type { RoomRoutes } from '#src/base/room.routes.ts'

export const routes: RoomRoutes = {
  office: [
    route('users', 'features/accounts/users/admin/users-page.tsx'),
    route('user-insert', 'features/accounts/users/admin/user-insert-page.tsx'),
    route('user-update', 'features/accounts/users/admin/user-update-page.tsx'),
    route('user-reset-password', 'features/accounts/users/admin/user-reset-password-page.tsx'),
  ],
}
