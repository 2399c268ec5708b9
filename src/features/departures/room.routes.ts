import { route } from '@react-router/dev/routes'
import type { RoomRoutes } from '#src/base/room.routes.ts'

export const routes: RoomRoutes = {
  office: [
    route('departures', 'features/departures/board/admin/departures-page.tsx'),
    route('settings/pickups', 'features/departures/pickups/admin/pickups-page.tsx'),
    route('settings/pickups/insert', 'features/departures/pickups/admin/pickup-insert-page.tsx'),
    route('settings/pickups/update', 'features/departures/pickups/admin/pickup-update-page.tsx'),
    route('settings/policies', 'features/departures/policies/admin/policies-page.tsx'),
    route('settings/policies/insert', 'features/departures/policies/admin/policy-insert-page.tsx'),
    route('settings/policies/update', 'features/departures/policies/admin/policy-update-page.tsx'),
    route('settings/rates', 'features/departures/rates/admin/rates-page.tsx'),
  ],
}
