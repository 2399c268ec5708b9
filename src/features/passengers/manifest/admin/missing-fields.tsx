import { Text } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { formatDay } from '#src/base/dates.ts'
import type { Passenger } from '../passengers.schema.ts'
import { passengerTexts } from './passengers.strings.ts'

type Props = {
  person: Pick<Passenger, 'name' | 'missing' | 'document_until'>
  /** the first day on which the document may end */
  neededUntil: string
}

/** The missing fields of a passenger; null for a complete one. */
export function MissingFields({ person: { name, missing, document_until }, neededUntil }: Props) {
  const t = useOfficeT(passengerTexts)
  const { lang } = usePreferences()
  if (missing.length === 0) return null
  const fields = missing.map((field) =>
    field === 'document_until' && document_until !== null
      ? t('passport_short', { date: formatDay(neededUntil, lang) })
      : t(field),
  )
  return (
    <Text size="xs" c="var(--mantine-color-error)">
      {name === '' ? t('empty') : t('missing', { fields: fields.join(', ') })}
    </Text>
  )
}
