import { useEffect, useId, useRef, useState } from 'react'
import { formatDay, formatMonth, formatShortDayRange, monthOf } from '#src/base/dates.ts'
import { groupBy } from '#src/base/grouped.ts'
import { isRetryable } from '#src/base/http/client/failure.ts'
import { useFailureText } from '#src/base/http/client/use-failure-text.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney } from '#src/base/money.ts'
import { Button } from '#src/base/ui/controls/button.tsx'
import { Notice } from '#src/base/ui/display/notice.tsx'
import { ChevronDown } from '#src/base/ui/icons.tsx'
import type { PayWay } from '#src/features/agency/company.schema.ts'
import type { Departure } from '#src/features/departures/board/shown-departures.schema.ts'
import { PolicyNote } from '#src/features/departures/policies/site/policy-table.tsx'
import { pricePerAdult } from '#src/features/departures/pricing/site/offer.ts'
import { PayWays } from '#src/features/orders/site/pay-ways.tsx'
import { useStatusText } from '#src/features/tours/catalogue/site/departure-status.tsx'
import { describeParty, missingAge, singlesOn } from '../../calculator/site/party.ts'
import { FieldError, PartyFields } from '../../calculator/site/party-fields.tsx'
import { QuoteLines, QuoteTerms } from '../../calculator/site/quote-lines.tsx'
import type { Booking } from './use-booking.ts'

type Refused = NonNullable<Booking['quoting']['refused']>

export function BookingRows({ booking }: { booking: Booking }) {
  return (
    <div>
      <div className="divide-y divide-line-strong rounded-field border border-line-strong">
        <DateRow booking={booking} />
        <PartyRow booking={booking} />
      </div>
      <FieldError messages={booking.quoting.refused?.errors?.tourDate} />
    </div>
  )
}

/** What the choice costs, when and how it is paid, and what cancelling costs: items of a column. */
export function BookingDetails({ booking, payWays }: { booking: Booking; payWays: readonly PayWay[] }) {
  const t = useT()
  const { tour, chosen, party, quoting } = booking
  const { quote, refused, isLoading } = quoting
  return (
    <>
      {chosen.visa_at_risk && (
        <Notice tone="warn" title={t('tour.visa_at_risk')}>
          <p className="text-sm">{t('tour.visa_at_risk_text')}</p>
        </Notice>
      )}
      {!refused && missingAge(party) < 0 && (
        <>
          <QuoteLines quote={quote} isLoading={isLoading} expected={pricePerAdult(tour, chosen, party).lines} />
          <QuoteTerms quote={quote} isLoading={isLoading} currency={chosen.currency} />
        </>
      )}
      <PayWays ways={payWays} />
      {tour.cancel_policy && (
        <PolicyNote policy={tour.cancel_policy} start_date={chosen.start_date} currency={chosen.currency} />
      )}
    </>
  )
}

/** Why the choice has no price, with a button to continue. */
export function BookingRefusal({ booking, refused }: { booking: Booking; refused: Refused }) {
  const t = useT()
  const lang = useLang()
  const sentenceOf = useFailureText()
  const roomier = nextWithSeats(booking)
  return (
    <Notice tone="warn" role="alert">
      <p>{refused.errors?.token?.join(' ') ?? sentenceOf(refused)}</p>
      {isRetryable(refused) && (
        <Button kind="outline" size="sm" className="mt-2" onClick={booking.quoting.again}>
          {t('ui.try_again')}
        </Button>
      )}
      {roomier && (
        <Button kind="outline" size="sm" className="mt-2" onClick={() => booking.choose(roomier.start_date)}>
          {t('booking.next_roomy', { date: formatDay(roomier.start_date, lang) })}
        </Button>
      )}
    </Notice>
  )
}

/** The label above its value, in a row of the form's box. */
const rowLabel = 'block text-xs leading-4 text-ink-soft'

/**
 * A native select as a row. It is transparent and lies over its text, because the text of a select is cut off in a narrow card or with
 * large letters.
 */
function DateRow({ booking }: { booking: Booking }) {
  const t = useT()
  const { chosen, choose, quoting } = booking
  const id = useId()
  const { dates, what } = useOptionTexts(booking)(chosen)
  return (
    <div className="relative flex min-h-13 items-center justify-between gap-3 rounded-t-field px-3.5 py-1.5 has-focus-visible:outline-3 has-focus-visible:outline-second">
      <div className="min-w-0">
        <label htmlFor={id} className={rowLabel}>
          {t('booking.departure')}
        </label>
        <span aria-hidden className="block leading-6">
          <span className="font-semibold">{dates}</span>{' '}
          <span className="whitespace-nowrap text-sm text-ink-soft">{what}</span>
        </span>
      </div>
      <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <select
        id={id}
        value={chosen.start_date}
        onChange={({ target }) => choose(target.value)}
        aria-invalid={quoting.refused?.errors?.tourDate ? true : undefined}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      >
        <DepartureOptions booking={booking} />
      </select>
    </div>
  )
}

/** Who travels, in words; opens to the steppers. */
function PartyRow({ booking }: { booking: Booking }) {
  const t = useT()
  const { tour, chosen, party, setParty, quoting, problem } = booking
  const [isOpen, setOpen] = useState(false)
  const row = useRef<HTMLDetailsElement>(null)
  // The button that reports missing ages is outside this form.
  useEffect(() => {
    if (problem?.of !== 'ages' || !row.current) return
    row.current.open = true
    row.current.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problem])
  return (
    <details ref={row} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 rounded-field px-3.5 py-1.5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <span className={rowLabel}>{t('booking.people')}</span>
          <span className="block font-semibold leading-6">{describeParty(party, singlesOn(tour, party), t)}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="px-3.5 pt-1 pb-3">
        <PartyFields
          party={party}
          onChange={setParty}
          tourDate={chosen.start_date}
          hasRooms={tour.nights > 0}
          errors={quoting.refused?.errors ?? {}}
          showMissing={problem?.of === 'ages'}
          isCompact
        />
      </div>
    </details>
  )
}

/** Departures by month, each at what an adult of the party pays. */
function DepartureOptions({ booking }: { booking: Booking }) {
  const lang = useLang()
  const textsOf = useOptionTexts(booking)
  const { tour } = booking
  const months = groupBy(tour.departures, ({ start_date }) => monthOf(start_date))
  return [...months].map(([month, departures]) => (
    <optgroup key={month} label={formatMonth(month, lang)}>
      {departures.map((departure) => {
        const { dates, what } = textsOf(departure)
        return (
          <option key={departure.start_date} value={departure.start_date} disabled={!departure.on_sale}>
            {`${dates} · ${what}`}
          </option>
        )
      })}
    </optgroup>
  ))
}

/** '6–10 Oca 2027' and '20+ yer · 38.900 TL' */
function useOptionTexts({ tour, party }: Booking) {
  const lang = useLang()
  const statusText = useStatusText()
  return (departure: Departure) => {
    const { start_date, end_date, on_sale, currency } = departure
    const price = formatMoney(pricePerAdult(tour, departure, party).amount, currency, lang)
    const state = statusText(departure)
    return { dates: formatShortDayRange(start_date, end_date, lang), what: on_sale ? `${state} · ${price}` : state }
  }
}

/** The next departure with seats for a party that the chosen one has too few for. */
function nextWithSeats({ tour, chosen, party }: Booking): Departure | undefined {
  const people = party.adults + party.ages.length
  if (chosen.seats_left >= people) return undefined
  const fitting = tour.departures.filter(({ on_sale, seats_left }) => on_sale && seats_left >= people)
  return fitting.find(({ start_date }) => start_date > chosen.start_date) ?? fitting[0]
}
