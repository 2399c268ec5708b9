import { type ReactNode, useMemo } from 'react'
import { EditPage } from '#src/base/admin-kit/form/edit-page.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import type { Values } from '#src/base/admin-kit/form/form-fields.ts'
import { HistoryLink } from '#src/base/admin-kit/form/history-link.tsx'
import { kitTexts } from '#src/base/admin-kit/kit.strings.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { toursAdminPath } from '#src/features/tours/tours.links.ts'
import type { OfficeTour } from '../tours.admin.schema.ts'
import { tourTexts } from './tour.strings.ts'
import { toursScreen } from './tour-actions.ts'
import type { TourChoices } from './tour-choices.ts'
import { tourTabs, unsavedFields } from './tour-form.tsx'
import { defaultFacts, noDates, type TourDates, tourPublishing } from './tour-publishing.ts'

/** Initial values of a new tour. Transport and meal plan have no default. */
const newTour: Values = { status: 'taslak', ...defaultFacts }

type Props = {
  tour: OfficeTour | null
  choices: TourChoices
  /** of a new tour, from the settings */
  defaults?: Values
  onSaved: (id: number) => void
  onReload?: () => void
  actions?: ReactNode
  dates?: TourDates
  /** shown below the included and excluded texts */
  departures?: ReactNode
}

/** The form of a new or existing tour. */
export function TourEditor({ tour, choices, defaults, onSaved, onReload, ...props }: Props) {
  const { actions, departures, dates = noDates } = props
  const t = useOfficeT(tourTexts)
  const tKit = useOfficeT(kitTexts)
  const record = useMemo(() => tour && valuesOfTour(tour), [tour])
  const tabs = useMemo(() => tourTabs(choices), [choices])
  const publishing = useMemo(() => tourPublishing(dates), [dates])
  return (
    <EditPage
      title={tour?.name ?? t('insert_title')}
      back={{ to: toursScreen, label: tKit('back') }}
      tabs={tabs}
      record={record}
      initial={{ ...newTour, ...defaults }}
      send={(form) => {
        const sent = Object.entries(form).filter(([name]) => !unsavedFields.includes(name))
        const form_data = JSON.stringify(Object.fromEntries(sent))
        return tour
          ? edit(officeApi(), 'PUT', `${toursAdminPath}/${tour.id}`, { form_data })
          : edit(officeApi(), 'POST', toursAdminPath, { form_data })
      }}
      onSaved={onSaved}
      {...(onReload && { onReload })}
      actions={
        <>
          {tour && <HistoryLink thing={`tours:${tour.id}`} />}
          {actions}
        </>
      }
      publishing={publishing}
      extraTabs={
        departures ? [{ key: 'departures', label: t('departures'), content: departures, after: 'included' }] : []
      }
    />
  )
}

function valuesOfTour(tour: OfficeTour): Values & { id: number; version: number } {
  return {
    ...tour,
    categories: tour.categories.map(String),
    cancel_policy_id: tour.cancel_policy_id && String(tour.cancel_policy_id),
    gallery: tour.files.map(({ image }) => image),
  }
}
