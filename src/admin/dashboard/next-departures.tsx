import { Anchor, Button, Text, VisuallyHidden } from '@mantine/core'
import { Link } from 'react-router'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { dayOf, formatDayAndMonth, formatShortDay, formatShortWeekday } from '#src/base/dates.ts'
import { departureScreen, departuresPath } from '#src/features/departures/board/departures.links.ts'
import type { NextDeparture } from '../statistics/statistics.schema.ts'
import classes from './dashboard.module.css'
import { dashboardTexts } from './dashboard.strings.ts'
import { departuresLink } from './list-links.ts'
import { Part } from './part.tsx'
import type { PartState } from './use-part.ts'

/** The soonest departures, each with its seats as bar and text. */
export function NextDepartures({ state, mayOpen }: { state: PartState<'departures'>; mayOpen: boolean }) {
  const t = useOfficeT(dashboardTexts)
  const { lang } = usePreferences()
  const { data } = state
  const until = data ? formatDayAndMonth(data.until, lang, data.from) : ''
  return (
    <Part
      title={t('next')}
      lead={
        data &&
        data.total > 0 && (
          <Anchor
            component={Link}
            to={departuresLink({ from: data.from, to: data.until, status: 'gecerli' })}
            size="sm"
            underline="always"
          >
            {t('next_lead', { n: data.total, until })}
          </Anchor>
        )
      }
      tools={
        <Button component={Link} to={departuresPath} variant="default" size="xs">
          {t('next_all')}
        </Button>
      }
      state={state}
      height={320}
    >
      {data?.data.length === 0 && <Text c="dimmed">{t('next_none', { until })}</Text>}
      {data && data.data.length > 0 && (
        <>
          <ul className={classes.departures}>
            {data.data.map((departure) => (
              <li key={departure.id}>
                <Departure departure={departure} mayOpen={mayOpen} />
              </li>
            ))}
          </ul>
          <div className={classes.legend} aria-hidden="true">
            <span data-seat="sold">{t('sold')}</span>
            <span data-seat="held">{t('held')}</span>
            <span data-seat="free">{t('free')}</span>
          </div>
        </>
      )}
    </Part>
  )
}

/** Opens the departure's page, or its tour's table for a role without orders. */
function Departure({ departure, mayOpen }: { departure: NextDeparture; mayOpen: boolean }) {
  const t = useOfficeT(dashboardTexts)
  const { lang } = usePreferences()
  const { product_id, tour_name, start_date, sold, held, free, quota } = departure
  const part = (seats: number) => `${quota === 0 ? 0 : (seats / quota) * 100}%`
  return (
    <Link
      to={mayOpen ? departureScreen : `${departuresPath}?view=table&product_id=${product_id}`}
      {...(mayOpen && { state: targetOf(departure) })}
      className={classes.departure}
    >
      <span className={classes.day}>
        {formatShortDay(start_date, lang, dayOf(new Date()))} <span>{formatShortWeekday(start_date, lang)}</span>
      </span>
      <span className={classes.tour}>{tour_name}</span>
      <span className={classes.seatBar} aria-hidden="true">
        <span data-seat="sold" style={{ inlineSize: part(sold) }} />
        <span data-seat="held" style={{ inlineSize: part(held) }} />
      </span>
      <span className={classes.seatCount} aria-hidden="true">
        {t('seats_short', { taken: sold + held, quota })}
        <span>{t('free_short', { free })}</span>
      </span>
      <VisuallyHidden>{t('seats', { sold, held, free, quota })}</VisuallyHidden>
    </Link>
  )
}
