import { Select } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { departureToursPath } from '#src/features/tours/departures/departures.links.ts'
import type { DepartureTour } from '#src/features/tours/departures/departures.schema.ts'
import { departuresAddTexts } from './departures-add.strings.ts'

/** So long after the last key tours are looked for, in milliseconds. */
const pause = 250

/** A tour by its name or code, looked for by the server: there may be thousands. */
export function TourChoice({ onChoose }: { onChoose: (id: number) => void }) {
  const t = useOfficeT(departuresAddTexts)
  const [tours, setTours] = useState<DepartureTour[]>([])
  const [chosen, setChosen] = useState<string | null>(null)
  // Kept here: left to itself the input forgets what was typed whenever other tours arrive.
  const [text, setText] = useState('')
  const asking = useRef<AbortController>(null)
  const find = async (search: string) => {
    asking.current?.abort()
    const abort = new AbortController()
    asking.current = abort
    const path = `${departureToursPath}?${new URLSearchParams({ search })}`
    const found = await officeApi()
      .get<DepartureTour[]>(path, abort.signal)
      .catch(() => [])
    if (!abort.signal.aborted) setTours(found)
  }
  const findSoon = useDebouncedCallback((search: string) => void find(search), pause)
  const data = tours.map(({ id, name, code }) => ({ value: String(id), label: `${name} (${code})` }))
  return (
    <Select
      mb="md"
      label={t('tour')}
      placeholder={t('tour_choose')}
      nothingFoundMessage={t('tour_none')}
      searchable
      data-autofocus
      data={data}
      // What the server found stays as it is: it folds letters that a comparison here would not.
      filter={({ options }) => options}
      value={chosen}
      searchValue={text}
      onDropdownOpen={() => void find('')}
      onSearchChange={(search) => {
        setText(search)
        // The name of the chosen one is put there, not typed.
        if (data.every(({ label }) => label !== search)) findSoon(search)
      }}
      onChange={(id) => {
        setChosen(id)
        if (id) onChoose(Number(id))
      }}
    />
  )
}
