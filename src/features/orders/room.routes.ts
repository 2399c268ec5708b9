import { route } from '@react-router/dev/routes'
import type { RoomRoutes } from '#src/base/room.routes.ts'

export const routes: RoomRoutes = {
  site: [route('rezervasyonum', 'features/orders/lookup/site/lookup-page.tsx')],
}
