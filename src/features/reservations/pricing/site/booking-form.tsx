import { useEffect, useId, useRef, useState } from 'react'
import { formatDay, formatMonth, formatShortDayRange, monthOf } from '#src/base/dates.ts'
import { groupBy } from '#src/base/grouped.ts'
import { isRetryable } from '#src/base/http/client/failure.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { useFailureText } from '#src/base/i18n/use-failure-text.ts'
import { formatMoney } from '#src/base/money.ts'
import { Button } from '#src/base/ui/controls/button.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { Notice } from '#src/base/ui/display/notice.tsx'
import { ChevronDown } from '#src/base/ui/icons.tsx'
import type { PayWay } from '#src/features/company/company.schema.ts'
import { PayWays } from '#src/features/reservations/site/pay-ways.tsx'
import { useStatusText } from '#src/features/tours/departures/site/departure-status.tsx'
import { PolicyNote } from '#src/features/tours/policies/site/policy-table.tsx'
import { pricePerAdult } from '#src/features/tours/pricing/site/offer.ts'
import type { Departure } from '#src/features/tours/tours.schema.ts'
import { describeParty, missingAge, singlesOn } from './party.ts'
import { FieldError, PartyFields } from './party-fields.tsx'
import { QuoteLines, QuoteTerms } from './quote-lines.tsx'
import type { Booking } from './use-booking.ts'

type Refused = NonNullable<Booking['quoting']['refused']>

/** Departure and party as two rows. */
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

/** What the choice costs, when and how it is paid, and what cancelling costs. */
export function BookingDetails({ booking, payWays }: { booking: Booking; payWays: readonly PayWay[] }) {
  const t = useT()
  const { tour, chosen, party, quoting } = booking
  const { quote, refused, isLoading } = quoting
  return (
    <div className="space-y-3">
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
    </div>
  )
}

/** Why the choice has no price, with a way on. */
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

/** A native select as a row: it opens by itself, with the keyboard too. */
function DateRow({ booking }: { booking: Booking }) {
  const t = useT()
  const { chosen, choose, quoting } = booking
  const id = useId()
  return (
    <div className="relative">
      <label htmlFor={id} className={cx(rowLabel, 'pointer-events-none absolute start-3.5 top-1.5')}>
        {t('booking.departure')}
      </label>
      <select
        id={id}
        value={chosen.start_date}
        onChange={({ target }) => choose(target.value)}
        aria-invalid={quoting.refused?.errors?.tourDate ? true : undefined}
        className="min-h-13 w-full rounded-t-field ps-3.5 pe-10 pt-5.5 pb-1.5 font-semibold leading-6"
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
  // The cart button stands outside this form.
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
function DepartureOptions({ booking: { tour, party } }: { booking: Booking }) {
  const lang = useLang()
  const statusText = useStatusText()
  const months = groupBy(tour.departures, ({ start_date }) => monthOf(start_date))
  return [...months].map(([month, departures]) => (
    <optgroup key={month} label={formatMonth(month, lang)}>
      {departures.map((departure) => {
        const { start_date, end_date, on_sale, currency } = departure
        const { amount } = pricePerAdult(tour, departure, party)
        const state = statusText(departure)
        // The price last: a narrow card cuts it off, and has it above.
        const what = on_sale ? `${state} · ${formatMoney(amount, currency, lang)}` : state
        return (
          <option key={start_date} value={start_date} disabled={!on_sale}>
            {`${formatShortDayRange(start_date, end_date, lang)} · ${what}`}
          </option>
        )
      })}
    </optgroup>
  ))
}

/** The next departure with seats for a party that the chosen one has too few for. */
function nextWithSeats({ tour, chosen, party }: Booking): Departure | undefined {
  const people = party.adults + party.ages.length
  if (chosen.seats_left >= people) return undefined
  const fitting = tour.departures.filter(({ on_sale, seats_left }) => on_sale && seats_left >= people)
  return fitting.find(({ start_date }) => start_date > chosen.start_date) ?? fitting[0]
}
