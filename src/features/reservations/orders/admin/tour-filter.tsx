import { Select } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { nothingAfter } from '#src/base/admin-kit/confirm.tsx'
import { useListQuery } from '#src/base/admin-kit/list/list-query.ts'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { departureToursPath } from '#src/features/tours/departures/departures.links.ts'
import type { DepartureTour } from '#src/features/tours/departures/departures.schema.ts'
import { orderTexts } from './order.strings.ts'

/** Milliseconds between the last key and the search. */
const pause = 250

type Choice = { value: string; label: string }

/** Filters orders by tour; the server searches. @param tours names already known, by id */
export function TourFilter({ tours }: { tours: ReadonlyMap<number, string> }) {
  const t = useOfficeT(orderTexts)
  const query = useListQuery()
  const chosen = query.get('product')
  const label = chosen === '' ? '' : (tours.get(Number(chosen)) ?? t('tour_n', { n: chosen }))
  const [found, setFound] = useState<Choice[]>([])
  const [text, setText] = useState(label)
  const pending = useRef<AbortController>(null)
  const find = async (search: string) => {
    pending.current?.abort()
    const abort = new AbortController()
    pending.current = abort
    const list = await officeApi()
      .get<DepartureTour[]>(`${departureToursPath}?${new URLSearchParams({ search })}`, abort.signal)
      .catch(nothingAfter)
    if (!abort.signal.aborted)
      setFound(list.map(({ id, name, code }) => ({ value: String(id), label: `${name} (${code})` })))
  }
  const findSoon = useDebouncedCallback((search: string) => void find(search), pause)
  const isKnown = chosen === '' || found.some(({ value }) => value === chosen)
  return (
    <Select
      label={t('tour')}
      placeholder={t('any_tour')}
      nothingFoundMessage={t('no_tour')}
      searchable
      clearable
      data={isKnown ? found : [{ value: chosen, label }, ...found]}
      // No second filter here: the server folds letters that a comparison in the browser would not.
      filter={({ options }) => options}
      value={chosen === '' ? null : chosen}
      searchValue={text}
      onDropdownOpen={() => void find('')}
      onSearchChange={(search) => {
        setText(search)
        if (search !== label && found.every((tour) => tour.label !== search)) findSoon(search)
      }}
      onChange={(id) => query.set({ product: id ?? '' })}
      w={{ base: '100%', xs: 240 }}
    />
  )
}
