import { memo } from 'react'
import { dayOf, formatShortDay } from '#src/base/dates.ts'
import { type T, useLang, useT } from '#src/base/i18n/i18n.tsx'
import { localeOf } from '#src/base/locale.ts'
import { cx } from '#src/base/ui/cx.ts'
import { Badge } from '#src/base/ui/display/badge.tsx'
import { Picture } from '#src/base/ui/display/picture.tsx'
import { Price } from '#src/base/ui/display/price.tsx'
import { BusFront, Car, MapPin, Moon, Plane, Ship, Sun, TrainFront } from '#src/base/ui/icons.tsx'
import { isVisaLate } from '#src/features/departures/board/visa.rules.ts'
import { mostSeats, type Offer, type OfferedTour } from '#src/features/departures/pricing/site/offer.ts'
import { PartyPrice, partyName } from '#src/features/departures/pricing/site/party-price.tsx'
import { cityName, isAbroad } from '../../tours.links.ts'
import type { CardData as Tour } from './card-data.ts'
import { useOffer, useTourHref } from './use-offer.ts'
import { useWrittenSeats } from './use-written-seats.ts'

export const transportIcons = { otobus: BusFront, ucak: Plane, gemi: Ship, tren: TrainFront, 'ozel-arac': Car } as const

type Transport = Tour['transporter_types'][number]

/** Text keys have no hyphens. */
export function transportKey(type: Transport) {
  return `list.${type === 'ozel-arac' ? 'ozel_arac' : type}` as const
}

/** 'Uçakla ve otobüsle', 'By plane and coach'. */
export function transportOf({ transporter_types }: Pick<Tour, 'transporter_types'>, t: T, lang: string): string {
  const [first, ...others] = transporter_types
  if (!first) return ''
  // Most tours have one: a list format takes a phone 15 ms to make.
  if (others.length === 0) return t(transportKey(first))
  const names = [t(transportKey(first)), ...others.map((type) => t(`${transportKey(type)}_too`))]
  const format = listFormats.get(lang) ?? new Intl.ListFormat(localeOf(lang))
  listFormats.set(lang, format)
  return format.format(names)
}

const listFormats = new Map<string, Intl.ListFormat>()

/** A tour in a list: one link covers the whole card and opens the tour at the date of its price. Its dates are links of their own. */
export const TourCard = memo(function TourCard({
  tour,
  isFirst = false,
  lying,
}: {
  tour: Tour
  isFirst?: boolean
  /** Classes of a card with its picture beside the text. */
  lying?: { card: string; picture: string } | undefined
}) {
  const t = useT()
  const lang = useLang()
  const hrefOf = useTourHref()
  const { offer } = useOffer(tour)
  const Transport = transportIcons[tour.transporter_types[0] ?? 'otobus']
  return (
    <article
      className={cx(
        'group relative flex w-full flex-col overflow-hidden rounded-card bg-white shadow-card ring-1 ring-line/70 transition-shadow duration-150 hover:ring-main/40',
        lying?.card,
      )}
    >
      <div
        className={cx(
          'relative aspect-[3/2] shrink-0 overflow-hidden bg-sand [content-visibility:auto]',
          lying?.picture,
        )}
      >
        {tour.cover && (
          <Picture
            image={tour.cover}
            alt=""
            first={isFirst}
            // On phones a little under its width: 4 % fewer pixels than shown instead of 13 % more.
            sizes="(min-width: 1360px) 26rem, (min-width: 1080px) 31vw, (min-width: 560px) 47vw, 88vw"
            className="transition-transform duration-150 group-hover:scale-[1.02]"
          />
        )}
        {isAbroad(tour) && (
          <span className="absolute start-3 top-3">
            <Badge tone={tour.visa_mode === 'vizeli' ? 'plain' : 'good'}>{t(`list.${tour.visa_mode}`)}</Badge>
          </span>
        )}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-3 p-5">
        <div>
          <h3 className="text-xl leading-snug">
            <a
              href={hrefOf(tour.seo_name, offer?.departure.start_date ?? null)}
              className="after:absolute after:inset-0 group-hover:text-main"
            >
              {tour.name}
            </a>
          </h3>
          <p className="mt-1.5 line-clamp-2 text-sm text-ink-soft">{tour.tour_place}</p>
        </div>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          <Fact icon={tour.nights > 0 ? Moon : Sun}>{lengthOf(tour, t)}</Fact>
          <Fact icon={Transport}>{transportOf(tour, t, lang)}</Fact>
          <Fact icon={MapPin}>{t('list.from_city', { city: cityName(tour.departure_city, lang) })}</Fact>
        </ul>
        <div className="mt-auto flex flex-col gap-3 pt-1">
          <Dates tour={tour} offer={offer} hrefOf={hrefOf} />
          <div className="border-t border-line pt-3">
            {offer && <OfferBadges tour={tour} offer={offer} />}
            <FromPrice tour={tour} />
          </div>
        </div>
      </div>
    </article>
  )
})

/** '3 gece 4 gün', 'Günübirlik'. */
export function lengthOf({ nights, days }: Pick<Tour, 'nights' | 'days'>, t: T): string {
  if (nights === 0) return t('list.day_trip')
  return nights === 1 ? t('list.one_night', { days }) : t('list.nights_days', { nights, days })
}

function Fact({ icon: Icon, children }: { icon: typeof Moon; children: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <Icon aria-hidden className="size-4 shrink-0 text-ink-soft" />
      <span>{children}</span>
    </li>
  )
}

/** The next dates, the last of which gives its place to the date of the price when that is a later one. */
function shownDates({ next_departures }: Tour, offer: Offer | null) {
  const isLater = offer && next_departures.every(({ start_date }) => start_date < offer.departure.start_date)
  return isLater && next_departures.length > 0 ? [...next_departures.slice(0, -1), offer.departure] : next_departures
}

type DatesProps = { tour: Tour; offer: Offer | null; hrefOf: ReturnType<typeof useTourHref> }

function Dates({ tour, offer, hrefOf }: DatesProps) {
  const t = useT()
  const lang = useLang()
  if (tour.next_departures.length === 0) return <p className="text-sm text-ink-soft">{t('list.no_dates')}</p>
  return (
    <ul aria-label={t('list.next_dates')} className="flex flex-wrap items-center gap-1.5">
      {shownDates(tour, offer).map(({ start_date }) => (
        <li key={start_date}>
          {/* Above the link that covers the card. */}
          <a
            href={hrefOf(tour.seo_name, start_date)}
            className={cx(
              'relative z-1 flex rounded-full border px-2.5 py-0.5 text-sm font-medium tabular-nums transition-colors duration-150 hover:border-main hover:bg-main-soft pointer-coarse:py-2',
              start_date === offer?.departure.start_date
                ? 'border-main/50 bg-main-faint text-main-deep'
                : 'border-line bg-paper',
            )}
          >
            <time dateTime={start_date}>{formatShortDay(start_date, lang, dayOf(new Date()))}</time>
          </a>
        </li>
      ))}
      {tour.more_departures > 0 && (
        <li className="px-1 text-sm text-ink-soft">{t('list.more_dates', { n: tour.more_departures })}</li>
      )}
    </ul>
  )
}

/** Visa warning, holiday and free seats of the offered departure, beside or above the price. */
function OfferBadges({ tour, offer }: { tour: Tour; offer: Offer }) {
  const t = useT()
  const { start_date, seats_left, holiday } = offer.departure
  const { size, n } = useWrittenSeats()(seats_left)
  return (
    <p className="float-right ms-3 flex min-h-6 flex-wrap items-center justify-end gap-1">
      {isVisaLate(tour, start_date) && <Badge tone="warn">{t('tour.visa_at_risk')}</Badge>}
      {holiday && <Badge tone="main">{holiday}</Badge>}
      {size === 'few' ? (
        <Badge tone="warn">{t('list.seats_left', { n })}</Badge>
      ) : (
        <span className="ps-1 text-sm text-ink-soft">
          {t(size === 'some' ? 'tour.status_open' : 'list.seats_many', { n })}
        </span>
      )}
    </p>
  )
}

/** The price of the offered departure: per person with its date, and for the visitor's party. It has the same height without an offer. */
export function FromPrice({ tour, className }: { tour: OfferedTour; className?: string }) {
  const t = useT()
  const lang = useLang()
  const { party, offer } = useOffer(tour)
  const look = cx('min-h-17', className)
  if (!tour.from_date) return <p className={cx('font-medium text-ink-soft', look)}>{t('list.no_price')}</p>
  if (!offer)
    return (
      <p className={cx('font-medium text-ink-soft', look)}>
        {t('list.too_few_seats', { party: partyName(party, t), n: mostSeats(tour) })}
      </p>
    )
  const { start_date, multi_room_price, currency, try_price } = offer.departure
  const unit = t(tour.nights > 0 ? 'list.per_person' : 'list.per_person_day')
  return (
    <p className={look}>
      <Price
        amount={multi_room_price}
        currency={currency}
        tryAmount={try_price ?? null}
        className="inline-block whitespace-nowrap text-xl font-bold leading-tight text-main-deep"
      />
      <span className="block text-sm text-ink-soft">
        {t('list.on_date', { date: formatShortDay(start_date, lang, dayOf(new Date())), unit })}
      </span>
      <PartyPrice offer={offer} party={party} className="block text-sm font-semibold" />
    </p>
  )
}
