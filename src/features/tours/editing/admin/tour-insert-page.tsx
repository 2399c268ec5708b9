import { useNavigate } from 'react-router'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import type { OfficeDefaults } from '#src/features/company/settings/settings.admin.schema.ts'
import { defaultsAdminPath } from '#src/features/company/settings/settings.links.ts'
import type { Route } from './+types/tour-insert-page'
import { toursScreen } from './tour-actions.ts'
import { loadChoices } from './tour-choices.ts'
import { TourEditor } from './tour-editor.tsx'

export const clientLoader = async () => {
  const [choices, defaults] = await Promise.all([loadChoices(), officeApi().get<OfficeDefaults>(defaultsAdminPath)])
  return { choices, defaults }
}

export default function TourInsertPage({ loaderData: { choices, defaults } }: Route.ComponentProps) {
  const navigate = useNavigate()
  return (
    <TourEditor
      tour={null}
      choices={choices}
      defaults={defaults}
      onSaved={(id) => void navigate(`${toursScreen}/update`, { state: targetOf({ id }), replace: true })}
    />
  )
}
