import { Select } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { nothingAfter } from '#src/base/admin-kit/confirm.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { departureToursPath } from '#src/features/tours/departures/departures.links.ts'
import type { DepartureTour } from '#src/features/tours/departures/departures.schema.ts'
import { departuresAddTexts } from './departures-add.strings.ts'

/** Milliseconds between the last key and the search. */
const pause = 250

/** Chooses a tour by name or code. The server searches: there may be thousands. */
export function TourChoice({ onChoose }: { onChoose: (id: number) => void }) {
  const t = useOfficeT(departuresAddTexts)
  const [tours, setTours] = useState<DepartureTour[]>([])
  const [chosen, setChosen] = useState<string | null>(null)
  // Controlled: by itself the input clears its text whenever other tours arrive.
  const [text, setText] = useState('')
  const pending = useRef<AbortController>(null)
  const find = async (search: string) => {
    pending.current?.abort()
    const abort = new AbortController()
    pending.current = abort
    const path = `${departureToursPath}?${new URLSearchParams({ search })}`
    const found = await officeApi().get<DepartureTour[]>(path, abort.signal).catch(nothingAfter)
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
      // No second filter here: the server folds letters that a comparison in the browser would not.
      filter={({ options }) => options}
      value={chosen}
      searchValue={text}
      onDropdownOpen={() => void find('')}
      onSearchChange={(search) => {
        setText(search)
        // The label of the chosen option arrives here too, and is not typed.
        if (data.every(({ label }) => label !== search)) findSoon(search)
      }}
      onChange={(id) => {
        setChosen(id)
        if (id) onChoose(Number(id))
      }}
    />
  )
}
