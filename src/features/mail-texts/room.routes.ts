import { route } from '@react-router/dev/routes'
import type { RoomRoutes } from '#src/base/room.routes.ts'

export const routes: RoomRoutes = {
  office: [route('settings/mail-texts', 'features/mail-texts/admin/mail-texts-page.tsx')],
}
