import { Select } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useSay } from '#src/base/admin-kit/texts.ts'
import { departureToursPath } from '../departures.links.ts'
import type { DepartureTour } from '../departures.schema.ts'
import { addWords } from './departures-add-texts.ts'

/** So long after the last key tours are looked for, in milliseconds. */
const pause = 250

/** A tour by its name or code, looked for by the server: there may be thousands. */
export function TourChoice({ onChoose }: { onChoose: (id: number) => void }) {
  const say = useSay(addWords)
  const [tours, setTours] = useState<DepartureTour[]>([])
  const find = async (search: string) => {
    setTours(await officeApi().get<DepartureTour[]>(`${departureToursPath}?${new URLSearchParams({ search })}`))
  }
  const findSoon = useDebouncedCallback((search: string) => void find(search), pause)
  return (
    <Select
      mb="md"
      label={say('tour')}
      placeholder={say('tour_choose')}
      nothingFoundMessage={say('tour_none')}
      searchable
      data-autofocus
      data={tours.map(({ id, name, code }) => ({ value: String(id), label: `${name} (${code})` }))}
      // What the server found stays as it is: it folds letters that a comparison here would not.
      filter={({ options }) => options}
      onDropdownOpen={() => void find('')}
      onSearchChange={findSoon}
      onChange={(id) => id && onChoose(Number(id))}
    />
  )
}
