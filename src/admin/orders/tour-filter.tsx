import { Select } from '@mantine/core'
import { useState } from 'react'
import { useSearchedChoices } from '#src/base/admin-kit/form/inputs/searched-choices.ts'
import { useListQuery } from '#src/base/admin-kit/list/list-query.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { departureToursPath } from '#src/features/departures/board/departures.links.ts'
import { orderTexts } from './orders.strings.ts'

/** Filters orders by tour. @param tours names already known, by id */
export function TourFilter({ tours }: { tours: ReadonlyMap<number, string> }) {
  const t = useOfficeT(orderTexts)
  const query = useListQuery()
  const chosen = query.shown('product')
  const label = chosen === '' ? '' : (tours.get(Number(chosen)) ?? t('tour_n', { n: chosen }))
  const choices = useSearchedChoices(departureToursPath, chosen === '' ? null : { value: chosen, label })
  const [text, setText] = useState(label)
  return (
    <Select
      {...choices}
      label={t('tour')}
      placeholder={t('any_tour')}
      nothingFoundMessage={t('no_tour')}
      clearable
      value={chosen === '' ? null : chosen}
      searchValue={text}
      onSearchChange={(search) => {
        setText(search)
        choices.onSearchChange(search)
      }}
      onChange={(id) => query.set({ product: id ?? '' })}
      w={{ base: '100%', xs: 240 }}
    />
  )
}
