import { Select } from '@mantine/core'
import { useState } from 'react'
import { useSearchedChoices } from '#src/base/admin-kit/form/inputs/searched-choices.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { departureToursPath } from '../../departures.links.ts'
import { departuresAddTexts } from './departures-add.strings.ts'

/** Chooses a tour by name or code. */
export function TourChoice({ onChoose }: { onChoose: (id: number) => void }) {
  const t = useOfficeT(departuresAddTexts)
  const choices = useSearchedChoices(departureToursPath, null)
  const [chosen, setChosen] = useState<string | null>(null)
  // Controlled: by itself the input clears its text whenever other tours arrive.
  const [text, setText] = useState('')
  return (
    <Select
      {...choices}
      mb="md"
      label={t('tour')}
      placeholder={t('tour_choose')}
      nothingFoundMessage={t('tour_none')}
      data-autofocus
      value={chosen}
      searchValue={text}
      onSearchChange={(search) => {
        setText(search)
        choices.onSearchChange(search)
      }}
      onChange={(id) => {
        setChosen(id)
        if (id) onChoose(Number(id))
      }}
    />
  )
}
