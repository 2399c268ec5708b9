import { VisuallyHidden } from '@mantine/core'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { usePreferences } from '#src/base/admin-kit/preferences.ts'
import { addDays, dayOf, formatDay, formatWeekday } from '#src/base/dates.ts'
import { minimumDecisionDays } from '../departures.links.ts'
import type { OfficeDeparture } from '../departures.schema.ts'
import { type DepartureState, minimumOf, saleRefusal, seatsLeft, seatsToMinimum } from '../sale.rules.ts'
import classes from './departures.module.css'
import { departureTexts } from './departures.strings.ts'

/** The state of a departure as visitors see it, as colour and text: colour alone is not accessible. */
export function StatusMark({ departure }: { departure: DepartureState }) {
  const t = useOfficeT(departureTexts)
  const refusal = saleRefusal(departure, dayOf(new Date()))
  const { status } = departure
  const isShut = refusal === 'full' || refusal === 'sales_over'
  return (
    <span className={classes.status} data-status={isShut ? 'dolu' : status}>
      {t(refusal === 'full' ? 'full' : isShut ? 'dolu' : status)}
    </span>
  )
}

/** Says how many participants a departure needs, while fewer seats are taken. */
export function MinimumMark({ departure }: { departure: OfficeDeparture }) {
  const t = useOfficeT(departureTexts)
  const minimum = minimumOf(departure)
  if (minimum === null || seatsToMinimum(departure, dayOf(new Date())) === 0) return null
  return <span className={classes.minimum}>{t('minimum', { n: minimum })}</span>
}

/** All reasons why a departure needs attention. */
export function Reasons({ departure }: { departure: OfficeDeparture }) {
  const t = useOfficeT(departureTexts)
  const { lang } = usePreferences()
  const today = dayOf(new Date())
  const { start_date, waiting_orders, info } = departure
  const n = seatsToMinimum(departure, today)
  const decision = addDays(start_date, -minimumDecisionDays)
  return (
    <>
      {waiting_orders > 0 && <span className={classes.minimum}>{t('why_left_behind', { n: waiting_orders })}</span>}
      {info && <span className={classes.minimum}>{t(`why_info_${info}`)}</span>}
      {n > 0 && (
        <span className={classes.minimum}>
          {t(decision < today ? 'why_minimum_late' : 'why_minimum', {
            n,
            minimum: minimumOf(departure)!,
            day: formatDay(decision, lang),
          })}
        </span>
      )}
    </>
  )
}

type Seats = Pick<OfficeDeparture, 'quota' | 'seats_taken' | 'status'>

/** Sold seats of the quota as bar and text; with `showsFree` sold and free seats. */
export function SeatBar({ departure, showsFree = false }: { departure: Seats; showsFree?: boolean }) {
  const t = useOfficeT(departureTexts)
  const { quota, seats_taken: taken, status } = departure
  const free = seatsLeft(departure)
  const part = quota === 0 ? 1 : taken / quota
  const level = status === 'iptal' ? 'off' : part >= 1 ? 'full' : part >= 0.8 ? 'few' : 'room'
  return (
    <span className={classes.seats}>
      <span className={classes.bar} data-level={level} aria-hidden="true">
        <span style={{ inlineSize: `${Math.min(100, Math.round(part * 100))}%` }} />
      </span>
      <span aria-hidden="true">{showsFree ? t('sold_free', { taken, free }) : t('seats', { taken, quota })}</span>
      <VisuallyHidden>{t('seats_said', { taken, quota, free })}</VisuallyHidden>
    </span>
  )
}

/** `12 Nisan 2027 Pazartesi`: the accessible name of a row. */
export function useRowName(withTour: boolean): (row: OfficeDeparture) => string {
  const t = useOfficeT(departureTexts)
  const { lang } = usePreferences()
  return ({ tour_name, start_date }) => {
    const day = `${formatDay(start_date, lang)} ${formatWeekday(start_date, lang)}`
    return withTour ? t('row_of', { tour: tour_name, day }) : day
  }
}
