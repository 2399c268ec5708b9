import { formatDayRange, formatShortWeekday, formatWeekday } from '#src/base/dates.ts'
import { useLang, useT } from '#src/base/i18n/i18n.tsx'
import { formatMoney } from '#src/base/money.ts'
import { buttonClass } from '#src/base/ui/controls/button.tsx'
import { cx } from '#src/base/ui/cx.ts'
import { Approximate } from '#src/base/ui/display/price.tsx'
import { ageRange } from '#src/features/departures/board/departures.links.ts'
import { bandPrices } from '#src/features/departures/board/departures.rules.ts'
import type { Departure } from '#src/features/departures/board/shown-departures.schema.ts'
import type { ShownTour } from '../../tours.schema.ts'
import { DepartureStatus } from './departure-status.tsx'

export type ChooseDeparture = {
  /** start_date of the one in the booking card */
  chosen: string | null
  /** null when no departure can be booked */
  choose: ((start_date: string) => void) | null
  /** page for requests about an on-request departure; null without such a page */
  askUrl: ((departure: Departure) => string) | null
}

type Props = {
  tour: ShownTour
  departure: Departure
  nights: number
  /** shows the prices of single rooms and children too; print and the chosen row always do */
  hasAllPrices: boolean
  /** a heading above says the year, so the row only keeps it in its accessible name */
  isUnderMonth: boolean
} & ChooseDeparture

/** Two lines on a phone, more with large letters, one on wide windows: a table row for screen readers and print, a grid on the screen. */
export function DepartureRow({ tour, departure, nights, hasAllPrices, isUnderMonth, chosen, choose, askUrl }: Props) {
  const t = useT()
  const lang = useLang()
  const { start_date, end_date, on_sale, status, currency, multi_room_price, try_price } = departure
  const isChosen = chosen === start_date
  const date = formatDayRange(start_date, end_date, lang)
  const year = ` ${end_date.slice(0, 4)}`
  const hidesYear = isUnderMonth && date.endsWith(year) && date.split(year).length === 2
  const others = otherPrices(tour)
  return (
    <tr
      className={cx(
        'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b border-line py-2.5 @max-[15rem]:flex @max-[15rem]:flex-wrap @min-[34rem]:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_auto_5.75rem] @min-[34rem]:gap-x-4 @min-[44rem]:grid-cols-[minmax(0,15.5rem)_minmax(0,1fr)_auto_5.75rem] print:table-row print:break-inside-avoid [&>*]:print:py-0.5',
        isChosen && '-mx-2.5 rounded-field bg-main-faint px-2.5',
        !on_sale && status !== 'sorunuz' && 'text-ink-soft',
      )}
    >
      <th scope="row" className="text-start font-semibold print:pe-3 @max-[34rem]:text-[0.95rem]">
        {/* English dates are long. */}
        <span className="text-balance @min-[15rem]:@max-[34rem]:whitespace-nowrap">
          <span>{hidesYear ? date.slice(0, -year.length) : date}</span>
          {hidesYear && <span className="sr-only print:not-sr-only">{year}</span>}
        </span>{' '}
        <span className="whitespace-nowrap text-[0.8rem] font-normal text-ink-soft @min-[34rem]:block @min-[34rem]:text-sm print:inline print:text-xs">
          <span aria-hidden>{formatShortWeekday(start_date, lang)}</span>
          <span className="sr-only">{formatWeekday(start_date, lang)}</span>
          {nights > 0 && <span>{` · ${t('list.nights_exactly', { n: nights })}`}</span>}
        </span>
      </th>
      <td className="@max-[34rem]:col-start-1 @max-[34rem]:row-start-2">
        <DepartureStatus departure={departure} />
      </td>
      <td className="text-end font-semibold tabular-nums whitespace-nowrap @max-[34rem]:col-start-2 @max-[34rem]:row-start-1">
        <span translate="no">{formatMoney(multi_room_price, currency, lang)}</span>
        <Approximate
          amount={multi_room_price}
          currency={currency}
          tryAmount={try_price}
          className="block text-xs font-normal text-ink-soft"
        />
      </td>
      {others.length > 0 && (
        <td
          className={cx(
            'order-last col-span-full w-full text-sm text-ink-soft print:table-cell print:ps-4',
            !hasAllPrices && !isChosen && 'hidden',
          )}
        >
          <ul className="flex flex-wrap gap-x-4 print:gap-x-3">
            {others.map(({ key, name }) => (
              <li key={key}>
                <span>{`${t(name.key, name.values)}:`}</span>{' '}
                <span translate="no" className="whitespace-nowrap font-medium text-ink tabular-nums">
                  {priceText(departure[key])}
                </span>
              </li>
            ))}
          </ul>
        </td>
      )}
      <td className="text-end @max-[34rem]:col-start-2 @max-[34rem]:row-start-2 print:hidden">
        {on_sale && choose ? (
          <button
            type="button"
            aria-pressed={isChosen}
            onClick={() => choose(start_date)}
            className={buttonClass({ kind: isChosen ? 'main' : 'outline', size: 'sm' }, 'min-w-20')}
          >
            <span>{t(isChosen ? 'tour.chosen' : 'tour.choose')}</span>
            <span className="sr-only">{`: ${date}`}</span>
          </button>
        ) : (
          status === 'sorunuz' &&
          askUrl && (
            <a
              href={askUrl(departure)}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ kind: 'outline', size: 'sm' }, 'min-w-20')}
            >
              <span>{t('tour.ask')}</span>
              <span className="sr-only">{`: ${date}`}</span>
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

/** A day trip has no single rooms; then the tour's child bands. */
function otherPrices(tour: Pick<ShownTour, 'nights' | 'child_age_ranges'>) {
  return [
    ...(tour.nights > 0
      ? [{ key: 'single_room_price' as const, name: { key: 'tour.single' as const, values: {} } }]
      : []),
    ...tour.child_age_ranges.map((ages, index) => ({
      key: bandPrices[index]!,
      name: { key: 'tour.child_range' as const, values: { range: ageRange(ages) } },
    })),
  ]
}
