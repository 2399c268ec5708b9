import { route } from '@react-router/dev/routes'
import type { RoomRoutes } from '#src/base/room.routes.ts'

export const routes: RoomRoutes = {
  site: [route('belge/:code', 'features/documents/site/voucher-page.tsx')],
}
