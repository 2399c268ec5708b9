import { Select } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { OfficeText } from '#src/base/admin-kit/form/form-fields.ts'
import { type Choice, useSearchedChoices } from '#src/base/admin-kit/form/inputs/searched-choices.ts'
import { kitTexts } from '#src/base/admin-kit/kit.strings.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { departureToursPath } from '#src/features/departures/board/departures.links.ts'

type Props = {
  label: OfficeText
  help: OfficeText
  name: string
  value: number | null
  /** the stored tour, so that its name is shown before the first request */
  chosen: { id: number; name: string } | null
  onChange: (id: number | null) => void
  error: ReactNode
}

/** Selects a tour by part of its name or code. */
export function TourSelect({ label, help, name, value, chosen, onChange, error }: Props) {
  const t = useOfficeT(kitTexts)
  const { lang } = usePreferences()
  // Those that were chosen before: an edit that is taken back returns to the stored one.
  const [known, setKnown] = useState<Choice[]>(chosen ? [{ value: String(chosen.id), label: chosen.name }] : [])
  const current = known.find((choice) => choice.value === String(value)) ?? null
  const choices = useSearchedChoices(departureToursPath, current)
  return (
    <Select
      {...choices}
      label={label[lang]}
      description={help[lang]}
      error={error}
      name={name}
      data-field={name}
      placeholder={t('none')}
      value={value === null ? null : String(value)}
      onChange={(next) => {
        const tour = choices.data.find((choice) => choice.value === next)
        if (tour) setKnown([...known, tour])
        onChange(tour ? Number(tour.value) : null)
      }}
      clearable
      nothingFoundMessage={t('nothing_found')}
    />
  )
}
