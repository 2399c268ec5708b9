import { dayOf, formatDayRange, formatMonthName, formatWeekday, isOtherYear } from '#src/base/dates.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { Badge } from '#src/base/ui/display/badge.tsx'
import { Price } from '#src/base/ui/display/price.tsx'
import { isVisaLate } from '#src/features/departures/board/visa.rules.ts'
import { mostSeats, nextOfferFor } from '#src/features/departures/pricing/site/offer.ts'
import { PartyPrice, partyName } from '#src/features/departures/pricing/site/party-price.tsx'
import { useVisitorParty } from '#src/features/departures/pricing/site/visitor-party.ts'
import type { CardData as Tour } from '../../cards/site/card-data.ts'
import { lengthOf, transportIcons } from '../../cards/site/tour-card.tsx'
import { useTourHref } from '../../cards/site/use-offer.ts'
import { useWrittenSeats } from '../../cards/site/use-written-seats.ts'
import { cityName } from '../../tours.links.ts'

type Departing = Omit<Tour, 'cover' | 'tour_place' | 'countries' | 'more_departures'>

/** A timetable with the next departure of each tour that has seats for the visitor's party, at that departure's price. */
export function UpcomingDepartures({ tours }: { tours: readonly Departing[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-3 lg:grid-cols-2">
      {tours.map((tour) => (
        <li key={tour.token}>
          <Row tour={tour} />
        </li>
      ))}
    </ul>
  )
}

function Row({ tour }: { tour: Departing }) {
  const t = useT()
  const lang = useLang()
  const hrefOf = useTourHref()
  const party = useVisitorParty()
  const written = useWrittenSeats()
  const offer = nextOfferFor(tour, party)
  const next = offer?.departure ?? tour.next_departures[0]
  if (!next) return null
  const { start_date, end_date, seats_left, status, holiday, multi_room_price, currency, try_price } = next
  const seats = written(seats_left)
  const Transport = transportIcons[tour.transporter_types[0] ?? 'otobus']
  return (
    <article className="group relative flex h-full min-w-0 flex-wrap items-stretch gap-4 rounded-card bg-white p-3 ring-1 ring-line transition-shadow duration-150 hover:shadow-card hover:ring-main/40 sm:gap-5">
      <time
        dateTime={start_date}
        className="flex w-[4.75rem] shrink-0 flex-col items-center justify-center rounded-field bg-main-soft px-1 py-2.5 text-center leading-none text-main-deep"
      >
        <span className="font-display text-[2.1rem] font-semibold tabular-nums">{Number(start_date.slice(8))}</span>
        <span className="mt-1.5 text-sm font-semibold">{formatMonthName(start_date, lang)}</span>
        {isOtherYear(start_date, dayOf(new Date())) && (
          <span className="mt-1 text-sm font-semibold">{start_date.slice(0, 4)}</span>
        )}
        <span className="mt-1 text-xs">{formatWeekday(start_date, lang)}</span>
      </time>
      <div className="flex min-w-0 flex-1 basis-40 flex-col justify-center py-1">
        <h3 className="font-display text-lg font-semibold leading-snug">
          <a
            href={hrefOf(tour.seo_name, start_date)}
            className="after:absolute after:inset-0 after:rounded-card group-hover:text-main"
          >
            {tour.name}
          </a>
        </h3>
        <p className="mt-1 flex items-start gap-1.5 text-sm leading-snug text-ink-soft">
          <Transport aria-hidden className="mt-px size-4 shrink-0" />
          <span className="flex flex-wrap gap-x-3">
            <span>{lengthOf(tour, t)}</span>
            <span>{t('list.from_city', { city: cityName(tour.departure_city, lang) })}</span>
            <span className="sr-only">{` ${formatDayRange(start_date, end_date, lang)}`}</span>
          </span>
        </p>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="flex flex-wrap gap-1.5">
            {isVisaLate(tour, start_date) && <Badge tone="warn">{t('tour.visa_at_risk')}</Badge>}
            {holiday && <Badge tone="main">{holiday}</Badge>}
            {status === 'kesin' && <Badge tone="good">{t('list.guaranteed')}</Badge>}
            <Badge tone={seats.size === 'few' ? 'warn' : 'plain'}>{t(seatsKeys[seats.size], { n: seats.n })}</Badge>
          </span>
          {offer && (
            <span className="ms-auto flex flex-wrap items-baseline justify-end gap-x-1.5 pe-1">
              <span className="text-xs text-ink-soft">{t('list.per_person_day')}</span>
              <Price
                amount={multi_room_price}
                currency={currency}
                tryAmount={try_price}
                className="text-end text-lg font-bold text-main-deep"
              />
            </span>
          )}
        </div>
        <p className="mt-0.5 pe-1 text-end text-sm text-ink-soft">
          {offer ? (
            <PartyPrice offer={offer} party={party} />
          ) : (
            t('list.too_few_seats', { party: partyName(party, t), n: mostSeats(tour) })
          )}
        </p>
      </div>
    </article>
  )
}

const seatsKeys = { few: 'list.seats_left', some: 'home.seats', many: 'home.seats_many' } as const
