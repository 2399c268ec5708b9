import { useT } from '#src/base/i18n/i18n.tsx'
import type { StringKey } from '#src/base/string-key.ts'
import { Badge } from '#src/base/ui/display/badge.tsx'
import { fewSeats } from '#src/features/departures/board/departures.links.ts'
import type { Departure } from '#src/features/departures/board/shown-departures.schema.ts'
import { useWrittenSeats } from '../../cards/site/use-written-seats.ts'

type State = Pick<Departure, 'status' | 'seats_left' | 'on_sale' | 'sold_out'>

/** Free seats, or why the departure cannot be booked: '20+ yer', '12 yer', 'Son 4 yer', 'Dolu', 'Satış kapalı'. */
export function useStatusText(): (departure: State) => string {
  const t = useT()
  const seatsText = useSeatsText()
  return ({ status, seats_left, on_sale, sold_out }) => {
    if (on_sale) return seatsText(seats_left)
    if (status === 'sorunuz') return t('tour.status_sorunuz')
    return t(sold_out ? 'tour.status_dolu' : 'tour.status_closed')
  }
}

/** '20+ yer', '12 yer', 'Son 4 yer' */
export function useSeatsText(): (free: number) => string {
  const t = useT()
  const written = useWrittenSeats()
  return (free) => {
    const { size, n } = written(free)
    return t(seatsKeys[size], { n })
  }
}

const seatsKeys = { few: 'tour.status_few', some: 'tour.status_open', many: 'list.seats_many' } as const

type Shown = State & Pick<Departure, 'holiday' | 'visa_at_risk'>

/** State of a departure, its holiday, and a warning when the visa may come too late. */
export function DepartureStatus({ departure }: { departure: Shown }) {
  const t = useT()
  const { status, seats_left, on_sale, holiday, visa_at_risk } = departure
  const text = useStatusText()(departure)
  const isPlain = on_sale && seats_left > fewSeats
  return (
    <span className="inline-flex flex-wrap items-center gap-1 *:whitespace-normal">
      {isPlain ? (
        <span className="me-1 text-sm">{text}</span>
      ) : (
        <Badge tone={on_sale ? 'warn' : status === 'sorunuz' ? 'main' : 'plain'}>{text}</Badge>
      )}
      {on_sale && status === 'kesin' && <Badge tone="good">{t('tour.status_kesin')}</Badge>}
      {holiday && <Badge tone="main">{holiday}</Badge>}
      {on_sale && visa_at_risk && <Badge tone="warn">{t('tour.visa_at_risk')}</Badge>}
    </span>
  )
}

/** A day trip has no rooms to share. */
export function perPersonKey({ nights }: { nights: number }): StringKey {
  return nights > 0 ? 'tour.per_person_double' : 'tour.per_person'
}
