import { route } from '@react-router/dev/routes'
import type { RoomRoutes } from '#src/base/room.routes.ts'

export const routes: RoomRoutes = {
  site: [route('sozlesme/:contract_seo_name', 'features/contracts/site/contract-page.tsx')],
  office: [
    route('contracts', 'features/contracts/admin/contracts-page.tsx'),
    route('contract-insert', 'features/contracts/admin/contract-insert-page.tsx'),
    route('contract-update', 'features/contracts/admin/contract-update-page.tsx'),
  ],
}
