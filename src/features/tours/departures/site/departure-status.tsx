import { type T, useT } from '#src/base/i18n/i18n.tsx'
import type { StringKey } from '#src/base/i18n/string-key.ts'
import { Badge } from '#src/base/ui/display/badge.tsx'
import { fewSeats } from '#src/features/tours/catalogue/site/tour-card.tsx'
import type { Departure } from '#src/features/tours/tours.schema.ts'

type State = Pick<Departure, 'status' | 'seats_left' | 'on_sale'>

/** The status of a departure as a label. */
export function statusTexts(departure: State, t: T): string {
  const { status, seats_left, on_sale } = departure
  if (on_sale) return seats_left <= fewSeats ? t('tour.status_few', { n: seats_left }) : t('tour.status_open')
  if (status === 'iptal' || status === 'sorunuz') return t(`tour.status_${status}`)
  return t(seats_left <= 0 ? 'tour.status_dolu' : 'tour.status_closed')
}

export function DepartureStatus({ departure }: { departure: State }) {
  const t = useT()
  const { status, seats_left, on_sale } = departure
  const tone = on_sale ? (seats_left <= fewSeats ? 'warn' : 'plain') : status === 'sorunuz' ? 'main' : 'bad'
  const isPlain = on_sale && status === 'kesin' && seats_left > fewSeats
  return (
    <span className="inline-flex flex-wrap gap-1">
      {on_sale && status === 'kesin' && <Badge tone="good">{t('tour.status_kesin')}</Badge>}
      {!isPlain && <Badge tone={tone}>{statusTexts(departure, t)}</Badge>}
    </span>
  )
}

/** A day trip has no rooms to share. */
export function perPersonKey({ nights }: { nights: number }): StringKey {
  return nights > 0 ? 'tour.per_person_double' : 'tour.per_person'
}
