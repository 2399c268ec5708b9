import type { Text } from '#src/base/errors.ts'
import type { StringKey } from '#src/base/string-key.ts'

/** Facts of a tour that decide its warnings. `unsold_days`: how many days each departure to come without sold seats lasts. */
export type Shown = {
  on_sale: number
  has_cover: boolean
  programme_days: number
  days: number
  unsold_days: number[]
}

/** Missing and contradictory parts that a visitor would notice. Shown to staff; they do not prevent publishing. */
export function warningsOf({ on_sale, has_cover, programme_days, days, unsold_days }: Shown): Text[] {
  const others = otherLengths(unsold_days, days)
  const missing: (Text | false)[] = [
    on_sale === 0 && { key: 'office.tour_no_departure' },
    !has_cover && { key: 'office.tour_no_cover' },
    programme_days === 0 && { key: 'office.tour_no_programme' },
    programme_days > 0 &&
      programme_days < days && { key: 'office.tour_short_programme', values: { n: programme_days, days } },
    others > 0 && { key: 'office.tour_other_length', values: { n: others } },
  ]
  return missing.filter((text) => text !== false)
}

/** Number of departures that last another number of days than their tour. */
export function otherLengths(unsold_days: readonly number[], days: number): number {
  return unsold_days.filter((lasts) => lasts !== days).length
}

/** Why a tour cannot be published; null when it can. The form itself requires the name. */
export function refusalOfPublishing(status: string, categories: number): StringKey | null {
  return status === 'yayinda' && categories === 0 ? 'office.tour_needs_category' : null
}

const maxCode = 20

/** The first free code for a copy: KAP-01-2, KAP-01-3… @param taken all codes that start like the original */
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
 * Sorts bands by age. `was[i]` is the stored number of band i, whose prices it keeps; null for a new one. Departures store
 * prices by band number.
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

/** True when no child's price changes: the stored bands are unchanged, and new ones come after them. */
export function areBandsKept(before: readonly Band[], { bands, was }: Ordered): boolean {
  return before.every(
    ({ min_age, max_age }, at) =>
      was[at] === at + 1 && bands[at]!.min_age === min_age && bands[at]!.max_age === max_age,
  )
}
