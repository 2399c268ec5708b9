import { route } from '@react-router/dev/routes'
import type { RoomRoutes } from '#src/base/room.routes.ts'

export const routes: RoomRoutes = {
  office: [
    route('pages/bank-accounts/insert', 'features/bank-accounts/admin/bank-account-insert-page.tsx'),
    route('pages/bank-accounts/update', 'features/bank-accounts/admin/bank-account-update-page.tsx'),
  ],
}
