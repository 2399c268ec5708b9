import { Button, VisuallyHidden } from '@mantine/core'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { type Day, dayOf, formatDay, formatMonth, formatWeekday } from '#src/base/dates.ts'
import { departuresPath } from '../departures.links.ts'
import type { OfficeDeparture } from '../departures.schema.ts'
import classes from './departures.module.css'
import { departureTexts } from './departures.strings.ts'
import { SeatBar, StatusMark } from './departures-marks.tsx'
import { endedWeeks, weeksOf } from './departures-month.ts'

/** Departures shown in a day before it is expanded. */
const shownAtFirst = 4

/** A month's calendar for wide windows. */
export function DeparturesBoard({ month, rows }: { month: string; rows: readonly OfficeDeparture[] }) {
  const { lang } = usePreferences()
  const t = useOfficeT(departureTexts)
  const weeks = weeksOf(month)
  const ended = endedWeeks(month, dayOf(new Date()))
  const [isPastOpen, setPastOpen] = useState(false)
  const byDay = Map.groupBy(rows, ({ start_date }) => start_date)
  return (
    <>
      {ended > 0 && (
        <PastToggle
          label={t('past_weeks', { n: ended })}
          isOpen={isPastOpen}
          onToggle={() => setPastOpen(!isPastOpen)}
        />
      )}
      <table className={classes.board}>
        <caption>
          <VisuallyHidden>{formatMonth(month, lang)}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {weeks[0]!.map((day) => (
              <th key={day} scope="col">
                {formatWeekday(day, lang)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.slice(isPastOpen ? 0 : ended).map((week) => (
            <tr key={week[0]}>
              {week.map((day) =>
                day.startsWith(month) ? (
                  <DayCell key={day} day={day} rows={byDay.get(day) ?? []} />
                ) : (
                  <td key={day} className={classes.outside} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Shows or folds away what is over. */
export function PastToggle({ label, isOpen, onToggle }: { label: string; isOpen: boolean; onToggle: () => void }) {
  return (
    <Button
      variant="subtle"
      color="gray"
      size="xs"
      mb="xs"
      aria-expanded={isOpen}
      leftSection={
        isOpen ? <ChevronDown size={16} aria-hidden="true" /> : <ChevronRight size={16} aria-hidden="true" />
      }
      onClick={onToggle}
    >
      {label}
    </Button>
  )
}

function DayCell({ day, rows }: { day: Day; rows: readonly OfficeDeparture[] }) {
  const t = useOfficeT(departureTexts)
  const { lang } = usePreferences()
  const [isOpen, setOpen] = useState(false)
  const isToday = day === dayOf(new Date())
  const hidden = rows.length - shownAtFirst
  const shown = isOpen || hidden === 1 ? rows : rows.slice(0, shownAtFirst)
  return (
    <td data-today={isToday || undefined}>
      <time dateTime={day} className={classes.number}>
        <span aria-hidden="true">{Number(day.slice(8))}</span>
        <VisuallyHidden>{formatDay(day, lang)}</VisuallyHidden>
        {isToday && <small>{t('today')}</small>}
      </time>
      {rows.length > 0 && <DepartureCards rows={shown} />}
      {hidden > 1 && (
        <button type="button" className={classes.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('less') : t('more', { n: hidden })}
        </button>
      )}
    </td>
  )
}

/** The departures of a day. */
export function DepartureCards({ rows }: { rows: readonly OfficeDeparture[] }) {
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id}>
          <DepartureCard row={row} />
        </li>
      ))}
    </ul>
  )
}

/** One departure; a link to its tour's table. */
function DepartureCard({ row }: { row: OfficeDeparture }) {
  return (
    <Link
      to={`${departuresPath}?view=table&product_id=${row.product_id}`}
      className={classes.card}
      data-status={row.status}
      title={`${row.tour_name} (${row.tour_code})`}
    >
      <span className={classes.name}>{row.tour_name}</span>
      <SeatBar departure={row} />
      <StatusMark departure={row} />
    </Link>
  )
}
