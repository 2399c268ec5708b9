import { UpdateScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import type { OfficePickupPoint } from '../pickups.admin.schema.ts'
import { pickupPointsAdminPath } from '../pickups.links.ts'
import { pickupsScreen, pickupTabs } from './pickup-form.ts'

export default function PickupUpdatePage() {
  return (
    <UpdateScreen<OfficePickupPoint>
      list={pickupsScreen}
      path={pickupPointsAdminPath}
      table="pickup_points"
      titleOf={({ name }) => name}
      tabs={() => pickupTabs}
    />
  )
}
