import { ChevronDown } from 'lucide-react'
import { formatDayRange, formatMonth, formatWeekday, monthOf } from '#src/base/dates.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney } from '#src/base/money.ts'
import { buttonClass } from '#src/base/ui/controls/button.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { ageRange } from '#src/features/tours/tours.links.ts'
import type { Departure, Tour } from '#src/features/tours/tours.schema.ts'
import { DepartureStatus, perPersonKey } from './departure-status.tsx'

export type ChooseDeparture = {
  /** start_date of the one in the booking card */
  chosen: string | null
  /** null when no departure can be booked */
  choose: ((start_date: string) => void) | null
  /** page for requests about an on-request departure; null without such a page */
  askUrl: ((departure: Departure) => string) | null
}

type Props = { tour: Tour } & ChooseDeparture

/** Every departure by month with all its prices. The chosen departure's month and the first month are open. */
export function TourDepartures({ tour, ...choice }: Props) {
  const t = useT()
  const lang = useLang()
  const months = [...Map.groupBy(tour.departures, ({ start_date }) => monthOf(start_date))]
  const areFew = tour.departures.length <= 8
  return (
    <div className="@container">
      {months.map(([month, departures], index) => (
        <details
          key={month}
          open={areFew || index === 0 || (choice.chosen !== null && monthOf(choice.chosen) === month)}
          className="group border-b border-line first:border-t print:break-inside-avoid"
        >
          <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 py-3 print:min-h-0 print:py-1 hover:text-main [&::-webkit-details-marker]:hidden">
            <h3 className="font-sans text-base font-semibold tracking-normal">{formatMonth(month, lang)}</h3>
            <span className="text-sm text-ink-soft">{monthSummary(departures)}</span>
            <ChevronDown
              aria-hidden
              className="no-print ml-auto size-5 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <DepartureTable tour={tour} month={formatMonth(month, lang)} departures={departures} {...choice} />
        </details>
      ))}
    </div>
  )

  function monthSummary(departures: Departure[]): string {
    const count = t('tour.dates_in_month', { n: departures.length })
    const [cheapest] = departures
      .filter(({ on_sale }) => on_sale)
      .toSorted((a, b) => a.multi_room_price - b.multi_room_price)
    if (!cheapest) return count
    return `${count} · ${t('tour.from', { price: formatMoney(cheapest.multi_room_price, cheapest.currency, lang) })}`
  }
}

/** A table on wide screens; on narrow ones each row is a card with labels. */
function DepartureTable({
  tour,
  month,
  departures,
  ...choice
}: Props & { month: string; departures: readonly Departure[] }) {
  const t = useT()
  const columns = priceColumns(tour)
  return (
    <table
      data-prices={columns.length > 5 ? 'many' : columns.length > 3 ? 'some' : 'few'}
      className="mb-4 w-full table-fixed border-collapse text-sm print:mb-1 as-cards:block"
    >
      <caption className="sr-only">
        {t('tour.departures')}: {month}
      </caption>
      <thead className="as-cards:sr-only">
        <tr className="border-b border-line text-left align-bottom text-ink-soft [&>th]:px-1.5 [&>th]:pb-2 [&>th]:font-medium">
          <th scope="col" className="w-42 !pl-0">
            {t('tour.date')}
          </th>
          <th scope="col" className="w-28">
            {t('tour.status')}
          </th>
          {columns.map(({ name, key }) => (
            <th key={key} scope="col" className="text-right">
              {t(name.key, name.values)}
            </th>
          ))}
          <th scope="col" className="no-print w-20">
            <span className="sr-only">{t('tour.choose')}</span>
          </th>
        </tr>
      </thead>
      <tbody className="as-cards:block as-cards:space-y-3">
        {departures.map((departure) => (
          <DepartureRow key={departure.start_date} tour={tour} departure={departure} {...choice} />
        ))}
      </tbody>
    </table>
  )
}

function DepartureRow({ tour, departure, chosen, choose, askUrl }: Props & { departure: Departure }) {
  const t = useT()
  const lang = useLang()
  const { start_date, end_date, on_sale, status, currency } = departure
  const isChosen = chosen === start_date
  const date = formatDayRange(start_date, end_date, lang)
  return (
    <tr
      className={cx(
        'border-b border-line last:border-0 as-cards:grid as-cards:grid-cols-2 as-cards:@min-[34rem]:grid-cols-3 as-cards:gap-x-4 as-cards:gap-y-2 as-cards:rounded-card as-cards:border! as-cards:p-4 [&>td]:px-1.5 [&>td]:py-2.5 as-cards:[&>*]:p-0!',
        isChosen && 'bg-main-faint as-cards:border-main/40!',
        !on_sale && status !== 'sorunuz' && 'text-ink-soft',
      )}
    >
      <th scope="row" className="py-2.5 pr-2 text-left font-semibold as-cards:@min-[34rem]:col-span-2">
        {date}
        <span className="block text-xs font-normal text-ink-soft">{formatWeekday(start_date, lang)}</span>
      </th>
      <td className="as-cards:text-right">
        <DepartureStatus departure={departure} />
      </td>
      {priceColumns(tour).map(({ key, name }) => (
        <td key={key} className="text-right tabular-nums as-cards:text-left">
          <span className="hidden text-xs text-ink-soft as-cards:block">{t(name.key, name.values)}</span>
          <span className={cx('whitespace-nowrap', key === 'multi_room_price' && 'font-semibold')}>
            {priceText(departure[key])}
          </span>
        </td>
      ))}
      <td className="no-print !pr-0 text-right as-cards:col-span-full as-cards:pt-1! as-cards:empty:hidden">
        {on_sale && choose ? (
          <button
            type="button"
            aria-pressed={isChosen}
            onClick={() => choose(start_date)}
            className={buttonClass(
              { kind: isChosen ? 'main' : 'outline', size: 'sm' },
              'as-cards:@max-[34rem]:w-full as-cards:min-w-40',
            )}
          >
            {t(isChosen ? 'tour.chosen' : 'tour.choose')}
            <span className="sr-only">: {date}</span>
          </button>
        ) : (
          status === 'sorunuz' &&
          askUrl && (
            <a
              href={askUrl(departure)}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ kind: 'outline', size: 'sm' }, 'as-cards:@max-[34rem]:w-full as-cards:min-w-40')}
            >
              {t('tour.ask')}
              <span className="sr-only">: {date}</span>
            </a>
          )
        )}
      </td>
    </tr>
  )

  function priceText(price: number | null): string {
    if (price === null) return t('tour.no_child_price')
    return price === 0 ? t('tour.free') : formatMoney(price, currency, lang)
  }
}

/** A day trip has no single rooms; the tour's child bands are columns. */
function priceColumns(tour: Pick<Tour, 'nights' | 'child_age_ranges'>) {
  const bandKeys = [
    'child_age_range_1_price',
    'child_age_range_2_price',
    'child_age_range_3_price',
    'child_age_range_4_price',
  ] as const
  return [
    { key: 'multi_room_price' as const, name: { key: perPersonKey(tour), values: {} } },
    ...(tour.nights > 0
      ? [{ key: 'single_room_price' as const, name: { key: 'tour.single' as const, values: {} } }]
      : []),
    ...tour.child_age_ranges.map((ages, index) => ({
      key: bandKeys[index]!,
      name: { key: 'tour.child_range' as const, values: { range: ageRange(ages) } },
    })),
  ]
}
