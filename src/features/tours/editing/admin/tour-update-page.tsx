import { Button } from '@mantine/core'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { Target } from '#src/base/admin-kit/form/target.tsx'
import { ViewLink } from '#src/base/admin-kit/form/view-link.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { tourPath, toursAdminPath } from '#src/features/tours/tours.links.ts'
import type { OfficeTour } from '../tours.admin.schema.ts'
import type { Route } from './+types/tour-update-page'
import { tourTexts } from './tour.strings.ts'
import { openPreview, toursScreen } from './tour-actions.ts'
import { loadChoices, type TourChoices } from './tour-choices.ts'
import { TourDeparturesTab } from './tour-departures-tab.tsx'
import { TourEditor } from './tour-editor.tsx'
import type { TourDates } from './tour-publishing.ts'

export const clientLoader = loadChoices

export default function TourUpdatePage({ loaderData: choices }: Route.ComponentProps) {
  return (
    <Target list={toursScreen} load={(id) => officeApi().get<OfficeTour>(`${toursAdminPath}/${id}`)}>
      {(tour, reload) => <Opened tour={tour} choices={choices} reload={reload} />}
    </Target>
  )
}

type OpenedProps = { tour: OfficeTour; choices: TourChoices; reload: () => void }

function Opened({ tour, choices, reload }: OpenedProps) {
  // Departures are saved in their own tab, and the readiness of the form follows them.
  const [dates, setDates] = useState<TourDates>(tour)
  return (
    <TourEditor
      tour={tour}
      choices={choices}
      onSaved={reload}
      onReload={reload}
      actions={<TourPageLink tour={tour} />}
      dates={dates}
      departures={<TourDeparturesTab tour={tour} onListed={setDates} />}
    />
  )
}

/** The public page of the tour, or its preview. */
function TourPageLink({ tour: { id, status, seo_name } }: { tour: OfficeTour }) {
  const t = useOfficeT(tourTexts)
  if (status === 'yayinda') return <ViewLink href={tourPath(seo_name)} />
  return (
    <Button variant="default" leftSection={<Eye size={16} aria-hidden="true" />} onClick={() => void openPreview(id)}>
      {t('preview')}
    </Button>
  )
}
