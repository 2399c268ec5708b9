import { monthOf } from '#src/base/dates.ts'
import { groupBy } from '#src/base/grouped.ts'
import type { Departure } from './shown-departures.schema.ts'

/** `month`: '2027-04'. `lowest`: the cheapest departure on sale; null when nothing of the month can be bought. */
export type DepartureMonth<T> = { month: string; departures: T[]; lowest: T | null }

type Priced = Pick<Departure, 'start_date' | 'on_sale' | 'currency' | 'multi_room_price' | 'try_price'>

/** Departures by month, in their order. Prices of different currencies are compared in lira; one without a rate is dearer than any in lira. */
export function monthsOfDepartures<T extends Priced>(departures: readonly T[]): DepartureMonth<T>[] {
  return [...groupBy(departures, ({ start_date }) => monthOf(start_date))].map(([month, list]) => ({
    month,
    departures: list,
    lowest: cheapest(list.filter(({ on_sale }) => on_sale)),
  }))
}

function cheapest<T extends Priced>(departures: readonly T[]): T | null {
  const worth = ({ currency, multi_room_price, try_price }: Priced) =>
    currency === 'TRY' ? multi_room_price : (try_price ?? Number.POSITIVE_INFINITY)
  const isCheaper = (a: T, b: T) =>
    worth(a) === worth(b) ? a.multi_room_price < b.multi_room_price : worth(a) < worth(b)
  return departures.reduce<T | null>((best, each) => (best === null || isCheaper(each, best) ? each : best), null)
}

/** Rows that a list shows before it is expanded, rounded up to whole months. */
const rowsAtFirst = 8
/** Fewer rows than this are not hidden. */
const minHidden = 3

/**
 * The months that are shown before "show all": the first ones, and the month of the chosen departure.
 * @returns all months when hiding the others would save little
 */
export function monthsAtFirst<T extends Priced>(
  months: readonly DepartureMonth<T>[],
  chosen: string | null,
): ReadonlySet<string> {
  const shown = new Set<string>()
  let rows = 0
  for (const { month, departures } of months) {
    if (rows < rowsAtFirst || (chosen !== null && monthOf(chosen) === month)) {
      shown.add(month)
      rows += departures.length
    }
  }
  const hidden = months.filter(({ month }) => !shown.has(month)).reduce((n, { departures }) => n + departures.length, 0)
  return hidden < minHidden ? new Set(months.map(({ month }) => month)) : shown
}
