import { route } from '@react-router/dev/routes'
import type { RoomRoutes } from '#src/base/room.routes.ts'

export const routes: RoomRoutes = {
  office: [
    route('accounting', 'features/accounting/admin/accounting-page.tsx'),
    route('settlement', 'features/accounting/settlement/admin/settlement-page.tsx'),
  ],
}
