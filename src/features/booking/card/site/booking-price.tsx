import { formatDayRange } from '#src/base/dates.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney } from '#src/base/money.ts'
import { Badge } from '#src/base/ui/display/badge.tsx'
import { Price } from '#src/base/ui/display/price.tsx'
import { fewSeats } from '#src/features/departures/board/departures.links.ts'
import type { Departure } from '#src/features/departures/board/shown-departures.schema.ts'
import { pricePerAdult } from '#src/features/departures/pricing/site/offer.ts'
import { perPersonKey } from '#src/features/tours/catalogue/site/departure-status.tsx'
import type { Booking } from './use-booking.ts'

/** What an adult of the party pays at the chosen departure. */
export function PriceHead({ booking }: { booking: Booking }) {
  const t = useT()
  const { tour, chosen, party } = booking
  const { currency, try_price } = chosen
  const { amount, isSingle } = pricePerAdult(tour, chosen, party)
  return (
    <div>
      <div className="text-sm text-ink-soft">
        {`${t(isSingle ? 'tour.per_person_single' : perPersonKey(tour))} · ${t('booking.kdv_included')}`}
      </div>
      <Price
        amount={amount}
        currency={currency}
        tryAmount={isSingle ? null : try_price}
        className="block font-display text-[1.75rem] font-semibold leading-tight"
      />
    </div>
  )
}

/** Few seats, a guaranteed departure, and where it costs less. */
export function PriceNotes({ booking }: { booking: Booking }) {
  const t = useT()
  const lang = useLang()
  const { tour, chosen, choose, party } = booking
  const { currency, seats_left } = chosen
  const priceAt = (departure: Departure) => pricePerAdult(tour, departure, party).amount
  const people = party.adults + party.ages.length
  const cheapest = tour.departures
    .filter((each) => each.on_sale && !each.visa_at_risk && each.currency === currency && each.seats_left >= people)
    .reduce((best, departure) => (priceAt(departure) < priceAt(best) ? departure : best), chosen)
  return (
    <div className="empty:hidden">
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {/* With too few seats the refusal below says so. */}
        {seats_left <= fewSeats && seats_left >= people && (
          <Badge tone="warn">{t('booking.seats_left', { n: seats_left })}</Badge>
        )}
        {chosen.status === 'kesin' && <Badge tone="good">{t('tour.status_kesin')}</Badge>}
      </div>
      {cheapest !== chosen && (
        <button
          type="button"
          onClick={() => choose(cheapest.start_date)}
          className="mt-1 text-start text-sm font-semibold text-main underline underline-offset-4 hover:text-main-deep"
        >
          {t('booking.cheapest', {
            date: formatDayRange(cheapest.start_date, cheapest.end_date, lang),
            price: formatMoney(priceAt(cheapest), currency, lang),
          })}
        </button>
      )}
    </div>
  )
}
