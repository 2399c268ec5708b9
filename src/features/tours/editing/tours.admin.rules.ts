import type { Text } from '#src/base/http/errors.ts'
import type { StringKey } from '#src/base/i18n/string-key.ts'

/** What a visitor would look for on a tour's page. */
export type Shown = { on_sale: number; has_cover: boolean; programme_days: number; days: number }

/** What of it is missing: told to staff, but no reason not to publish. */
export function warningsOf({ on_sale, has_cover, programme_days, days }: Shown): Text[] {
  const missing: (Text | false)[] = [
    on_sale === 0 && { key: 'office.tour_no_departure' },
    !has_cover && { key: 'office.tour_no_cover' },
    programme_days === 0 && { key: 'office.tour_no_programme' },
    programme_days > 0 &&
      programme_days < days && { key: 'office.tour_short_programme', values: { n: programme_days, days } },
  ]
  return missing.filter((text) => text !== false)
}

/** Why a tour cannot be published; null when it can. Its name is asked for in any case. */
export function refusalOfPublishing(status: string, categories: number): StringKey | null {
  return status === 'yayinda' && categories === 0 ? 'office.tour_needs_category' : null
}

const maxCode = 20

/** The first free code of a copy: KAP-01-2, KAP-01-3… @param taken every code that begins as the original's does */
export function codeOfCopy(code: string, taken: ReadonlySet<string>): string {
  for (let n = 2; ; n += 1) {
    const end = `-${n}`
    const copy = code.slice(0, maxCode - end.length) + end
    if (!taken.has(copy)) return copy
  }
}

export type Band = { min_age: number; max_age: number }
type Ordered = { bands: Band[]; was: (number | null)[] }

/**
 * Bands in the order of their ages, and where the prices of each stand today: `was[0]` is the number of the band whose prices
 * the first one keeps, null for a new one. Departures keep prices by a band's number.
 */
export function orderBands(bands: readonly (Band & { band: number | null })[]): Ordered {
  const sorted = bands.toSorted((a, b) => a.min_age - b.min_age)
  const known = new Set<number>()
  const was = sorted.map(({ band }) => {
    if (band === null || known.has(band)) return null
    known.add(band)
    return band
  })
  return { bands: sorted.map(({ min_age, max_age }) => ({ min_age, max_age })), was }
}

/** Whether each child pays what it paid: every band is as it was, and new ones come behind them all. */
export function keepsBands(before: readonly Band[], { bands, was }: Ordered): boolean {
  return before.every(
    ({ min_age, max_age }, at) =>
      was[at] === at + 1 && bands[at]!.min_age === min_age && bands[at]!.max_age === max_age,
  )
}
