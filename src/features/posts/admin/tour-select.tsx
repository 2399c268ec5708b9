import { Select } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { type ReactNode, useRef, useState } from 'react'
import { nothingAfter } from '#src/base/admin-kit/confirm.tsx'
import type { OfficeText } from '#src/base/admin-kit/form/form-fields.ts'
import { kitTexts } from '#src/base/admin-kit/kit.strings.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { departureToursPath } from '#src/features/tours/departures/departures.links.ts'
import type { DepartureTour } from '#src/features/tours/departures/departures.schema.ts'

type Tour = { id: number; name: string }
type Props = {
  label: OfficeText
  help: OfficeText
  name: string
  value: number | null
  /** the stored tour, so that its name is shown before the first request */
  chosen: Tour | null
  onChange: (id: number | null) => void
  error: ReactNode
}

/** Debounce in ms. */
const pause = 250

/** Selects a tour by part of its name or code; the server searches. */
export function TourSelect({ label, help, name, value, chosen, onChange, error }: Props) {
  const t = useOfficeT(kitTexts)
  const { lang } = usePreferences()
  const [known, setKnown] = useState<Tour[]>(chosen ? [chosen] : [])
  const [found, setFound] = useState<Tour[]>([])
  const asked = useRef(0)
  const find = async (search: string) => {
    asked.current += 1
    const turn = asked.current
    const tours = await officeApi()
      .get<DepartureTour[]>(`${departureToursPath}?search=${encodeURIComponent(search)}`)
      // The selection stays; the next keystroke repeats the request.
      .catch(nothingAfter)
    if (turn === asked.current) setFound(tours.map((tour) => ({ id: tour.id, name: `${tour.name} (${tour.code})` })))
  }
  const findSoon = useDebouncedCallback(find, pause)
  const current = known.find(({ id }) => id === value)
  const shown = current && !found.some(({ id }) => id === value) ? [current, ...found] : found
  return (
    <Select
      label={label[lang]}
      description={help[lang]}
      error={error}
      name={name}
      data-field={name}
      placeholder={t('none')}
      data={shown.map((tour) => ({ value: String(tour.id), label: tour.name }))}
      value={value === null ? null : String(value)}
      onChange={(next) => {
        const tour = shown.find(({ id }) => String(id) === next)
        if (tour) setKnown([...known, tour])
        onChange(tour?.id ?? null)
      }}
      searchable
      clearable
      // The server has filtered already, with Turkish letter folding.
      filter={({ options }) => options}
      onDropdownOpen={() => void find('')}
      onSearchChange={(search) => findSoon(search === current?.name ? '' : search)}
      nothingFoundMessage={t('nothing_found')}
    />
  )
}
