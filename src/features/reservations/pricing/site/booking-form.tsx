import { useEffect, useRef } from 'react'
import { formatDay, formatMonth, formatShortDayRange, monthOf } from '#src/base/dates.ts'
import { isRetryable } from '#src/base/http/client/failure.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { useFailureText } from '#src/base/i18n/use-failure-text.ts'
import { formatMoney } from '#src/base/money.ts'
import { Button, ButtonLink } from '#src/base/ui/controls/button.tsx'
import { Select } from '#src/base/ui/controls/field.tsx'
import { Notice } from '#src/base/ui/display/notice.tsx'
import { cartPath, maxCartItems } from '#src/features/reservations/reservations.links.ts'
import { statusTexts } from '#src/features/tours/departures/site/departure-status.tsx'
import { PolicyNote } from '#src/features/tours/policies/site/policy-table.tsx'
import { pricePerAdult } from '#src/features/tours/pricing/site/offer.ts'
import type { Departure } from '#src/features/tours/tours.schema.ts'
import { PartyFields } from './party-fields.tsx'
import { QuoteLines, QuoteTerms, QuoteTotal } from './quote-lines.tsx'
import type { Booking } from './use-booking.ts'

/** Departure, party and the lines of the price. */
export function BookingForm({ booking }: { booking: Booking }) {
  const t = useT()
  const { tour, chosen, choose, party, setParty, quoting, problem } = booking
  const { quote, refused, isLoading, again } = quoting
  const errors = refused?.errors ?? {}
  const lang = useLang()
  const roomier = refused && nextWithSeats(booking)
  const sentenceOf = useFailureText()
  const form = useRef<HTMLDivElement>(null)
  // The cart button stands outside this form.
  useEffect(() => {
    if (problem?.of === 'ages') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problem])

  return (
    <div ref={form} className="space-y-3">
      <Select
        label={t('booking.departure')}
        value={chosen.start_date}
        onChange={({ target }) => choose(target.value)}
        error={errors.tourDate}
      >
        <DepartureOptions booking={booking} />
      </Select>
      {chosen.visa_at_risk && (
        <Notice tone="warn" title={t('tour.visa_at_risk')}>
          <p className="text-sm">{t('tour.visa_at_risk_text')}</p>
        </Notice>
      )}
      <PartyFields
        party={party}
        onChange={setParty}
        tourDate={chosen.start_date}
        hasRooms={tour.nights > 0}
        errors={errors}
        showMissing={problem?.of === 'ages'}
        isCompact
      />
      {refused ? (
        <Notice tone="warn" role="alert">
          <p>{errors.token?.join(' ') ?? sentenceOf(refused)}</p>
          {isRetryable(refused) && (
            <Button kind="outline" size="sm" className="mt-2" onClick={again}>
              {t('ui.try_again')}
            </Button>
          )}
          {roomier && (
            <Button kind="outline" size="sm" className="mt-2" onClick={() => choose(roomier.start_date)}>
              {t('booking.next_roomy', { date: formatDay(roomier.start_date, lang) })}
            </Button>
          )}
        </Notice>
      ) : (
        missingAge(booking) < 0 && (
          <QuoteLines quote={quote} isLoading={isLoading} expected={pricePerAdult(tour, chosen, party).lines} />
        )
      )}
      {tour.cancel_policy && (
        <PolicyNote policy={tour.cancel_policy} start_date={chosen.start_date} currency={chosen.currency} />
      )}
    </div>
  )
}

/** The total and the cart button, below the form and outside its scrolling part: always in view, and nothing runs under them. */
export function BookingTotal({ booking }: { booking: Booking }) {
  const t = useT()
  const { quote, refused, isLoading } = booking.quoting
  const missing = missingAge(booking)
  return (
    <div className="space-y-3">
      {missing >= 0 ? (
        <p role="status" className="flex min-h-15 items-center font-semibold text-warn">
          {t('booking.total_needs_ages', { n: missing + 1 })}
        </p>
      ) : (
        !refused && <QuoteTotal quote={quote} isLoading={isLoading} />
      )}
      <CartButtons booking={booking} />
      {missing < 0 && !refused && <QuoteTerms quote={quote} isLoading={isLoading} currency={booking.chosen.currency} />}
    </div>
  )
}

/** Departures by month, each at what an adult of the party pays. */
function DepartureOptions({ booking: { tour, party } }: { booking: Booking }) {
  const t = useT()
  const lang = useLang()
  const months = Map.groupBy(tour.departures, ({ start_date }) => monthOf(start_date))
  return [...months].map(([month, departures]) => (
    <optgroup key={month} label={formatMonth(month, lang)}>
      {departures.map((departure) => {
        const { start_date, end_date, on_sale, currency } = departure
        const { amount } = pricePerAdult(tour, departure, party)
        const state = statusTexts(departure, t)
        const what = on_sale ? `${formatMoney(amount, currency, lang)} · ${state}` : state
        return (
          <option key={start_date} value={start_date} disabled={!on_sale}>
            {`${formatShortDayRange(start_date, end_date, lang)} · ${what}`}
          </option>
        )
      })}
    </optgroup>
  ))
}

function CartButtons({ booking: { inCart, toggle, update, problem, quoting } }: { booking: Booking }) {
  const t = useT()
  const cartLink = useRef<HTMLAnchorElement>(null)
  const isIn = inCart !== 'no'
  return (
    <div className="space-y-2.5">
      <p role="status" className="text-sm font-semibold text-good empty:hidden">
        {isIn && t(inCart === 'same' ? 'booking.in_cart' : 'booking.in_cart_other')}
      </p>
      {problem && (
        <p role="alert" className="text-sm font-medium text-bad">
          {problem.of === 'full' ? t('booking.cart_full', { n: maxCartItems }) : t('booking.ages_missing')}
        </p>
      )}
      {isIn && (
        <ButtonLink ref={cartLink} to={cartPath} className="w-full">
          {t('booking.to_cart')}
        </ButtonLink>
      )}
      {inCart === 'other' && (
        <Button
          kind="outline"
          className="w-full"
          disabled={quoting.refused !== null}
          onClick={() => {
            update()
            cartLink.current?.focus() // this button goes away
          }}
        >
          {t('booking.update')}
        </Button>
      )}
      {/* One button with changing text, so that it keeps the keyboard focus. */}
      <Button
        kind={isIn ? 'quiet' : 'main'}
        size={isIn ? 'md' : 'lg'}
        className="w-full"
        disabled={!isIn && quoting.refused !== null}
        onClick={toggle}
      >
        {t(isIn ? 'booking.remove' : 'booking.add')}
      </Button>
    </div>
  )
}

/** The next departure with seats for a party that the chosen one has too few for. */
function nextWithSeats({ tour, chosen, party }: Booking): Departure | undefined {
  const people = party.adults + party.ages.length
  if (chosen.seats_left >= people) return undefined
  const fitting = tour.departures.filter(({ on_sale, seats_left }) => on_sale && seats_left >= people)
  return fitting.find(({ start_date }) => start_date > chosen.start_date) ?? fitting[0]
}

/** Place of the first child whose age is missing; -1 when all are chosen. */
function missingAge({ party }: Booking): number {
  return party.ages.indexOf(null)
}
