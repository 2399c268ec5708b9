import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { dayOf, formatDay, formatWeekday } from '#src/base/dates.ts'
import type { OfficeDeparture } from '../departures.schema.ts'
import classes from './departures.module.css'
import { departureTexts } from './departures.strings.ts'
import { DepartureCards } from './departures-board.tsx'

/** A month as a list of days, for narrow windows. */
export function DeparturesAgenda({ rows }: { rows: readonly OfficeDeparture[] }) {
  const t = useOfficeT(departureTexts)
  const { lang } = usePreferences()
  const today = dayOf(new Date())
  const byDay = Map.groupBy(rows, ({ start_date }) => start_date)
  return (
    <ol className={classes.agenda}>
      {[...byDay].map(([day, list]) => (
        <li key={day}>
          <h3>
            <time dateTime={day}>{formatDay(day, lang)}</time> <small>{formatWeekday(day, lang)}</small>
            {day === today && <small> · {t('today')}</small>}
          </h3>
          <DepartureCards rows={list} />
        </li>
      ))}
    </ol>
  )
}
