import { route } from '@react-router/dev/routes'
import type { RoomRoutes } from '#src/base/room.routes.ts'

export const routes: RoomRoutes = {
  site: [route('odeme/:code', 'features/payments/payment-links/site/pay-link-page.tsx')],
  office: [
    route('receivables', 'features/payments/receivables/admin/receivables-page.tsx'),
    route('settings/cards', 'features/payments/cards/admin/cards-page.tsx'),
  ],
}
