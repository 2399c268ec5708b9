import { route } from '@react-router/dev/routes'
import type { RoomRoutes } from '#src/base/room.routes.ts'

export const routes: RoomRoutes = {
  office: [
    route('languages', 'features/languages/admin/languages-page.tsx'),
    route('languages/update', 'features/languages/admin/language-strings-page.tsx'),
  ],
}
