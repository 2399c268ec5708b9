import { Button, VisuallyHidden } from '@mantine/core'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { type Day, dayOf, formatDay, formatMonth, formatShortDay, formatWeekday } from '#src/base/dates.ts'
import { groupBy } from '#src/base/grouped.ts'
import { departureScreen, departuresPath } from '../departures.links.ts'
import type { OfficeDeparture } from '../departures.schema.ts'
import classes from './departures.module.css'
import { departureTexts } from './departures.strings.ts'
import { MinimumMark, Reasons, SeatBar, StatusMark } from './departures-marks.tsx'
import { endedWeeks, weeksFrom, weeksOf } from './departures-month.ts'

/** Departures shown in a day before it is expanded. */
const shownAtFirst = 4

type Rows = {
  rows: readonly OfficeDeparture[]
  /** the user may open the page of a departure */
  mayOpen: boolean
  /** shows why a departure needs attention */
  hasReasons?: boolean
}

/** A calendar for wide windows. @param month of the calendar; null: the weeks from today on */
export function DeparturesBoard({ month, rows, mayOpen }: Rows & { month: string | null }) {
  const { lang } = usePreferences()
  const t = useOfficeT(departureTexts)
  const today = dayOf(new Date())
  const weeks = month ? weeksOf(month) : weeksFrom(today)
  const ended = month ? endedWeeks(month, today) : 0
  const isShown = (day: Day) => (month ? day.startsWith(month) : day >= today)
  const [isPastOpen, setPastOpen] = useState(false)
  const byDay = groupBy(rows, ({ start_date }) => start_date)
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
          <VisuallyHidden>{month ? formatMonth(month, lang) : t('coming')}</VisuallyHidden>
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
                isShown(day) ? (
                  <DayCell key={day} day={day} rows={byDay.get(day) ?? []} mayOpen={mayOpen} />
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

/** Shows or hides past weeks or departures. */
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

function DayCell({ day, rows, mayOpen }: Rows & { day: Day }) {
  const t = useOfficeT(departureTexts)
  const { lang } = usePreferences()
  const [isOpen, setOpen] = useState(false)
  const isToday = day === dayOf(new Date())
  const hidden = rows.length - shownAtFirst
  const shown = isOpen || hidden === 1 ? rows : rows.slice(0, shownAtFirst)
  return (
    <td data-today={isToday || undefined}>
      <time dateTime={day} className={classes.number}>
        {/* The weeks from today on cross months. */}
        <span aria-hidden="true">{day.endsWith('-01') ? formatShortDay(day, lang, day) : Number(day.slice(8))}</span>
        <VisuallyHidden>{formatDay(day, lang)}</VisuallyHidden>
        {isToday && <small>{t('today')}</small>}
      </time>
      {rows.length > 0 && <DepartureCards rows={shown} mayOpen={mayOpen} />}
      {hidden > 1 && (
        <button type="button" className={classes.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('less') : t('more', { n: hidden })}
        </button>
      )}
    </td>
  )
}

/** The departures of a day. */
export function DepartureCards({ rows, mayOpen, hasReasons = false }: Rows) {
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id}>
          <DepartureCard row={row} mayOpen={mayOpen} hasReasons={hasReasons} />
        </li>
      ))}
    </ul>
  )
}

/** One departure; a link to its page, or to its tour's table. */
function DepartureCard({ row, mayOpen, hasReasons }: Omit<Required<Rows>, 'rows'> & { row: OfficeDeparture }) {
  const to = mayOpen
    ? { to: departureScreen, state: targetOf(row) }
    : { to: `${departuresPath}?view=table&product_id=${row.product_id}` }
  return (
    <Link {...to} className={classes.card} data-status={row.status} title={`${row.tour_name} (${row.tour_code})`}>
      <span className={classes.name}>{row.tour_name}</span>
      <SeatBar departure={row} />
      <StatusMark departure={row} />
      {hasReasons ? <Reasons departure={row} /> : <MinimumMark departure={row} />}
    </Link>
  )
}
