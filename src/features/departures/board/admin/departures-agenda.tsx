import { useState } from 'react'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { dayOf, formatDay, formatWeekday } from '#src/base/dates.ts'
import { groupBy } from '#src/base/grouped.ts'
import type { OfficeDeparture } from '../departures.schema.ts'
import classes from './departures.module.css'
import { departureTexts } from './departures.strings.ts'
import { DepartureCards, PastToggle } from './departures-board.tsx'

type Props = {
  rows: readonly OfficeDeparture[]
  mayOpen: boolean
  /** past departures are shown with the others */
  isUnfolded?: boolean
}

/** A list of days: a month in a narrow window, or any days. */
export function DeparturesAgenda({ rows, mayOpen, isUnfolded = false }: Props) {
  const t = useOfficeT(departureTexts)
  const { lang } = usePreferences()
  const today = dayOf(new Date())
  const past = rows.filter(({ start_date }) => start_date < today)
  const [isPastOpen, setPastOpen] = useState(false)
  // A month that is over is shown whole.
  const isFolded = !isUnfolded && past.length > 0 && past.length < rows.length
  const shown = isFolded && !isPastOpen ? rows.filter(({ start_date }) => start_date >= today) : rows
  const byDay = groupBy(shown, ({ start_date }) => start_date)
  return (
    <>
      {isFolded && (
        <PastToggle
          label={t('past_departures', { n: past.length })}
          isOpen={isPastOpen}
          onToggle={() => setPastOpen(!isPastOpen)}
        />
      )}
      <ol className={classes.agenda}>
        {[...byDay].map(([day, list]) => (
          <li key={day}>
            <h3>
              <time dateTime={day}>{formatDay(day, lang)}</time> <small>{formatWeekday(day, lang)}</small>
              {day === today && <small> · {t('today')}</small>}
            </h3>
            <DepartureCards rows={list} mayOpen={mayOpen} hasReasons={isUnfolded} />
          </li>
        ))}
      </ol>
    </>
  )
}
