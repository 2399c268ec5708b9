import { useState } from 'react'
import { dayOf, formatDayRange, formatShortDay } from '#src/base/dates.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney } from '#src/base/money.ts'
import { Button } from '#src/base/ui/controls/button.tsx'
import { TextLink } from '#src/base/ui/controls/text-link.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { Badge } from '#src/base/ui/display/badge.tsx'
import { Price } from '#src/base/ui/display/price.tsx'
import { LaterDialog } from '#src/base/ui/overlays/later-dialog.tsx'
import type { PayWay } from '#src/features/company/company.schema.ts'
import { fewSeats } from '#src/features/tours/catalogue/site/tour-card.tsx'
import { perPersonKey } from '#src/features/tours/departures/site/departure-status.tsx'
import { pricePerAdult } from '#src/features/tours/pricing/site/offer.ts'
import type { Departure } from '#src/features/tours/tours.schema.ts'
import { BookingTotal } from './booking-buttons.tsx'
import { BookingForm } from './booking-form.tsx'
import { BookingLinks, bookingUrl, useWhatsAppLink } from './booking-links.tsx'
import { describeParty, singlesOn } from './party.ts'
import type { Booking } from './use-booking.ts'

type Props = {
  booking: Booking
  wp_no: string
  payWays: readonly PayWay[]
  pageUrl: string
  /** address of the offer form for groups, with the present date and party */
  offerPath: string
}

/** Beside the text on wide screens. */
export function BookingCard(props: Props) {
  const t = useT()
  return (
    <section
      aria-label={t('booking.title')}
      className="flex min-h-0 flex-col overflow-hidden rounded-card border border-line bg-white shadow-card"
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div className="shaded-scroll min-h-0 overflow-y-auto px-5 pt-4 pb-3 -outline-offset-4" tabIndex={0}>
        <Content {...props} />
      </div>
      <div className="border-t border-line px-5 pt-3 pb-4">
        <BookingTotal booking={props.booking} />
      </div>
    </section>
  )
}

/**
 * On phones: a bar with the price at the bottom, and the same form in a dialog. Once something is chosen, the bar shows the
 * date, the party and their total.
 */
export function BookingBar({ isDateChosen, ...props }: Props & { isDateChosen: boolean }) {
  const t = useT()
  const isChosen = isDateChosen || props.booking.isPartyChosen
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const open = () => {
    setIsWanted(true)
    setIsOpen(true)
  }
  return (
    <div
      data-bottom-bar
      className="no-print sticky bottom-0 z-20 border-t border-line bg-white px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] pt-3 shadow-card sm:px-6 md:hidden"
    >
      <div className="flex items-center justify-between gap-4">
        {isChosen ? <ChoiceHead booking={props.booking} /> : <PriceHead booking={props.booking} isShort />}
        <Button onClick={open} className="shrink-0">
          {t(isChosen ? 'booking.review' : 'booking.open')}
        </Button>
      </div>
      {isWanted && (
        <LaterDialog
          open={isOpen}
          onOpenChange={setIsOpen}
          title={t('booking.title')}
          closeLabel={t('ui.close')}
          place="side"
          footer={<BookingTotal booking={props.booking} />}
        >
          <Content {...props} />
        </LaterDialog>
      )}
    </div>
  )
}

function Content(props: Props) {
  const { booking } = props
  return (
    <>
      <PriceHead booking={booking} />
      <div className="mt-2.5">
        <BookingForm booking={booking} payWays={props.payWays} />
      </div>
      <Links {...props} />
    </>
  )
}

/** The chosen date and party with their total; the price per person until the total is known. */
function ChoiceHead({ booking }: { booking: Booking }) {
  const t = useT()
  const lang = useLang()
  const { tour, chosen, party, quoting } = booking
  const { quote, isLoading, refused } = quoting
  if (!quote || refused) return <PriceHead booking={booking} isShort />
  return (
    <div className="min-w-0 leading-tight" aria-busy={isLoading}>
      <Price
        amount={quote.total}
        currency={quote.currency}
        className={cx('text-xl font-bold transition-opacity duration-150', isLoading && 'opacity-45')}
      />
      <div className="truncate text-sm text-ink-soft">
        {`${formatShortDay(chosen.start_date, lang, dayOf(new Date()))} · ${describeParty(party, singlesOn(tour, party), t)}`}
      </div>
    </div>
  )
}

/** What an adult of the party pays at the chosen departure, and where it costs less. */
function PriceHead({ booking, isShort = false }: { booking: Booking; isShort?: boolean }) {
  const t = useT()
  const lang = useLang()
  const { tour, chosen, choose, party } = booking
  const { currency, try_price, seats_left } = chosen
  const priceAt = (departure: Departure) => pricePerAdult(tour, departure, party).amount
  const { amount, isSingle } = pricePerAdult(tour, chosen, party)
  const people = party.adults + party.ages.length
  const cheapest = tour.departures
    .filter((each) => each.on_sale && !each.visa_at_risk && each.currency === currency && each.seats_left >= people)
    .reduce((best, departure) => (priceAt(departure) < priceAt(best) ? departure : best), chosen)
  if (isShort) {
    return (
      <div className="min-w-0 leading-tight">
        <Price amount={amount} currency={currency} className="text-xl font-bold" />
        <div className="truncate text-sm text-ink-soft">
          {`${formatShortDay(chosen.start_date, lang, dayOf(new Date()))} · ${t(isSingle ? 'tour.single' : 'tour.per_person')}`}
        </div>
      </div>
    )
  }
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
      <div className="mt-1.5 flex flex-wrap items-center gap-2 empty:hidden">
        {/* With too few seats the refusal below says so. */}
        {seats_left <= fewSeats && seats_left >= party.adults + party.ages.length && (
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

function Links({ booking: { tour, chosen, party, quoting }, wp_no, pageUrl, offerPath }: Props) {
  const t = useT()
  const lang = useLang()
  const { quote, isLoading, refused } = quoting
  const total = quote && !isLoading && !refused ? formatMoney(quote.total, quote.currency, lang) : null
  const toWhatsApp = useWhatsAppLink(wp_no, pageUrl)
  return (
    <>
      <hr className="mt-4 mb-3 border-line" />
      <BookingLinks
        title={tour.name}
        whatsapp={wp_no ? toWhatsApp({ tour, departure: chosen, party, total }) : null}
        url={bookingUrl(pageUrl, chosen.start_date, party)}
      />
      <p className="no-print mt-1.5 text-center text-sm">
        <TextLink to={offerPath}>{t('offer.link')}</TextLink>
      </p>
    </>
  )
}
