import { useState } from 'react'
import { daysBetween, formatMonth } from '#src/base/dates.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney } from '#src/base/money.ts'
import { buttonClass } from '#src/base/ui/controls/button.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { type DepartureMonth, monthsAtFirst, monthsOfDepartures } from '#src/features/departures/board/months.rules.ts'
import type { Departure } from '#src/features/departures/board/shown-departures.schema.ts'
import type { ShownTour } from '../../tours.schema.ts'
import { type ChooseDeparture, DepartureRow } from './departure-row.tsx'
import { perPersonKey } from './departure-status.tsx'
import { MonthStrip } from './month-strip.tsx'

type Props = { tour: ShownTour } & ChooseDeparture

/** Dates per month from which a heading over each month is worth its line; with fewer, the dates say their year themselves. */
const datesForHeading = 1.5
/** With fewer months than this, the strip of months is omitted. */
const monthsForStrip = 3

/**
 * Every departure in one list by month. A strip of months with their lowest prices filters it; a long list shows its first
 * months. Print has all of it, as one table.
 */
export function TourDepartures({ tour, ...choice }: Props) {
  const t = useT()
  const [month, setMonth] = useState<string | null>(null)
  const [isWhole, setWhole] = useState(false)
  const [hasAllPrices, setAllPrices] = useState(false)
  const months = monthsOfDepartures(tour.departures)
  const first = monthsAtFirst(months, choice.chosen)
  const isShown = (of: string) => (month === null ? isWhole || first.has(of) : of === month)
  const hasOtherPrices = tour.nights > 0 || tour.child_age_ranges.length > 0
  const hasHeadings = tour.departures.length > months.length * datesForHeading
  const hasRest = month === null && !isWhole && first.size < months.length
  return (
    <div className="@container">
      {months.length >= monthsForStrip && <MonthStrip months={months} chosen={month} choose={setMonth} />}
      {hasOtherPrices && (
        <label className="no-print mb-3 flex min-h-11 w-fit cursor-pointer items-center gap-2.5 text-sm font-medium">
          <input
            type="checkbox"
            checked={hasAllPrices}
            onChange={({ target }) => setAllPrices(target.checked)}
            className="size-4.5 accent-main"
          />
          <span>{t(tour.nights > 0 ? 'tour.show_room_prices' : 'tour.show_child_prices')}</span>
        </label>
      )}
      <table className="block w-full border-collapse print:table print:text-[0.8rem]">
        <caption className="sr-only">{t('tour.departures')}</caption>
        <thead className="sr-only print:not-sr-only print:table-header-group">
          <tr className="text-start align-bottom print:border-b print:border-line">
            <th scope="col">{t('tour.date')}</th>
            <th scope="col">{t('tour.status')}</th>
            <th scope="col" className="print:text-end">
              {t(perPersonKey(tour))}
            </th>
            {hasOtherPrices && (
              <th scope="col" className="print:ps-4">
                {t('tour.other_prices')}
              </th>
            )}
            <th scope="col" className="print:hidden">
              {t('tour.choose')}
            </th>
          </tr>
        </thead>
        {months.map((of) => (
          <Month
            key={of.month}
            tour={tour}
            of={of}
            isShown={isShown(of.month)}
            columns={hasOtherPrices ? 5 : 4}
            hasAllPrices={hasAllPrices}
            hasHeading={hasHeadings}
            {...choice}
          />
        ))}
      </table>
      {hasRest && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className={buttonClass({ kind: 'outline' }, 'no-print mt-4 w-full @min-[34rem]:w-auto')}
        >
          {t('tour.show_all_dates', { n: tour.departures.length })}
        </button>
      )}
    </div>
  )
}

type MonthProps = Props & {
  of: DepartureMonth<Departure>
  isShown: boolean
  columns: number
  hasAllPrices: boolean
  hasHeading: boolean
}

function Month({
  tour,
  of: { month, departures, lowest },
  isShown,
  columns,
  hasAllPrices,
  hasHeading,
  ...choice
}: MonthProps) {
  const t = useT()
  const lang = useLang()
  const price = lowest && formatMoney(lowest.multi_room_price, lowest.currency, lang)
  return (
    <tbody className={cx('print:table-row-group', isShown ? 'block' : 'hidden')}>
      {hasHeading && (
        <tr className="block border-b border-line-strong/60 pt-5 pb-1.5 first:pt-3 print:table-row print:border-0">
          <th scope="rowgroup" colSpan={columns} className="block text-start print:table-cell print:pt-2">
            <span className="font-semibold">{formatMonth(month, lang)}</span>{' '}
            <span className="text-sm font-normal text-ink-soft">
              <span>{t('tour.dates_in_month', { n: departures.length })}</span>
              {price && departures.length > 1 && <span>{` · ${t('tour.from', { price })}`}</span>}
            </span>
          </th>
        </tr>
      )}
      {departures.map((departure) => (
        <DepartureRow
          key={departure.start_date}
          tour={tour}
          departure={departure}
          nights={Math.min(tour.nights, daysBetween(departure.start_date, departure.end_date))}
          hasAllPrices={hasAllPrices}
          isUnderMonth={hasHeading}
          {...choice}
        />
      ))}
    </tbody>
  )
}
