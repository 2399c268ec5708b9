import { useNavigate } from 'react-router'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import type { OfficeCategory } from '#src/features/categories/categories.admin.schema.ts'
import { categoriesAdminPath } from '#src/features/categories/categories.links.ts'
import type { OfficeDefaults } from '#src/features/company/settings/settings.admin.schema.ts'
import { defaultsAdminPath } from '#src/features/company/settings/settings.links.ts'
import type { OfficePickupPoint } from '#src/features/departures/pickups/pickups.admin.schema.ts'
import { pickupPointsAdminPath } from '#src/features/departures/pickups/pickups.links.ts'
import type { OfficePolicy } from '#src/features/departures/policies/policies.admin.schema.ts'
import { policiesAdminPath } from '#src/features/departures/policies/policies.links.ts'
import type { Route } from './+types/tour-insert-page'
import { toursScreen } from './tour-actions.ts'
import { TourEditor } from './tour-editor.tsx'

export const clientLoader = async () => {
  const [categories, policies, pickups, defaults] = await Promise.all([
    officeApi().get<OfficeCategory[]>(categoriesAdminPath),
    officeApi().get<OfficePolicy[]>(policiesAdminPath),
    officeApi().get<OfficePickupPoint[]>(pickupPointsAdminPath),
    officeApi().get<OfficeDefaults>(defaultsAdminPath),
  ])
  return { categories, policies, pickups, defaults }
}

export default function TourInsertPage({
  loaderData: { categories, policies, pickups, defaults },
}: Route.ComponentProps) {
  const navigate = useNavigate()
  return (
    <TourEditor
      tour={null}
      categories={categories}
      policies={policies}
      pickups={pickups}
      defaults={defaults}
      onSaved={(id) => void navigate(`${toursScreen}/update`, { state: targetOf({ id }), replace: true })}
    />
  )
}
