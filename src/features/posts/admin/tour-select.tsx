import { Select } from '@mantine/core'
import { useState } from 'react'
import type { CustomField } from '#src/base/admin-kit/form/form-fields.ts'
import { type Choice, useSearchedChoices } from '#src/base/admin-kit/form/inputs/searched-choices.ts'
import { kitTexts } from '#src/base/admin-kit/kit.strings.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { departureToursPath } from '#src/features/departures/board/departures.links.ts'

type Props = {
  field: CustomField
  /** the stored tour, so that its name is shown before the first request */
  chosen: { id: number; name: string } | null
}

/** Selects a tour by part of its name or code. */
export function TourSelect({ field: { name, label, help, value, set, errors }, chosen }: Props) {
  const t = useOfficeT(kitTexts)
  // Includes earlier choices: an edit that is taken back returns to the stored one.
  const [known, setKnown] = useState<Choice[]>(chosen ? [{ value: String(chosen.id), label: chosen.name }] : [])
  const current = known.find((choice) => choice.value === String(value)) ?? null
  const choices = useSearchedChoices(departureToursPath, current)
  return (
    <Select
      {...choices}
      label={label}
      description={help}
      error={errors[name]}
      name={name}
      data-field={name}
      placeholder={t('none')}
      value={value === null ? null : String(value)}
      onChange={(next) => {
        const tour = choices.data.find((choice) => choice.value === next)
        if (tour) setKnown([...known, tour])
        set(tour ? Number(tour.value) : null)
      }}
      clearable
      nothingFoundMessage={t('nothing_found')}
    />
  )
}
