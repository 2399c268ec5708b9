import { groupBy } from '#src/base/grouped.ts'
import { toMajor } from '#src/base/money.ts'
import type { HolidayKey } from '#src/features/departures/board/departures.links.ts'
import { nightsBuckets } from '../tours.rules.ts'
import type { TourFacets } from '../tours.schema.ts'
import {
  asksTime,
  type Filters,
  type IndexedDeparture,
  type IndexedTour,
  isInHoliday,
  isInMonth,
  isInPriceRange,
  isMeant,
  offerOf,
  type Scope,
  tourTests,
} from './list-filters.rules.ts'

/** `name` and `seo_name` are null when it is not public. */
export type MenuCategory = { id: number; parent_id: number | null; name: string | null; seo_name: string | null }

/** Names and order of the values. */
export type FacetNames = {
  /** keys of the holidays ahead, by their next date */
  holidays: readonly HolidayKey[]
  holidayName: (key: HolidayKey) => string
  /** every category, in the menu's order */
  categories: readonly MenuCategory[]
}

type Choice = TourFacets['months'][number]
type Test = keyof typeof tourTests | 'times' | 'price'

const countedFacets = ['months', 'holidays', 'cities', 'transporter_types', 'nights', 'visa', 'categories'] as const
type CountedFacet = (typeof countedFacets)[number]

/**
 * Values of the filters with their counts. Each facet counts the tours that all other filters leave, so that the count of a
 * value is the length of the list it leads to.
 * @param tours of the scope
 */
export function facetsOf(tours: readonly IndexedTour[], scope: Scope, filters: Filters, names: FacetNames): TourFacets {
  const { choices, add } = counter()
  const parents = new Map(names.categories.map(({ id, parent_id }) => [id, parent_id ?? id]))
  const hasPrice = (departures: readonly IndexedDeparture[]) => isInPriceRange(filters, offerOf(departures).lira)
  let unrated = 0
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const tour of tours) {
    const meant = tour.departures.filter((each) => isMeant(scope, each))
    if (meant.length === 0 && asksTime(scope)) continue
    const { lira } = offerOf(meant)
    if (lira !== null) [low, high] = [Math.min(low, lira), Math.max(high, lira)]
    const inMonth = meant.filter((each) => isInMonth(filters, each))
    const inHoliday = meant.filter((each) => isInHoliday(filters, each))
    const chosen = inHoliday.filter((each) => isInMonth(filters, each))
    const failed: Test[] = failedTests(filters, tour)
    if (failed.length === 0) {
      // A month or holiday has the price of its own departures.
      for (const [month, own] of groupBy(inHoliday, (each) => each.month)) if (hasPrice(own)) add('months', [month])
      const inAny = new Set(inMonth.flatMap((each) => each.holidays))
      add(
        'holidays',
        [...inAny].filter((key) => hasPrice(inMonth.filter((each) => each.holidays.includes(key)))),
      )
    }
    if (asksTime({}, filters) && chosen.length === 0) failed.push('times')
    if (failed.length === 0 && chosen.length > 0 && offerOf(chosen).lira === null) unrated++
    if (!hasPrice(chosen)) failed.push('price')
    const isLeftBy = (own: Test) => failed.every((test) => test === own)
    if (isLeftBy('cities')) add('cities', [tour.departure_city])
    if (isLeftBy('transporter_types')) add('transporter_types', tour.transporter_types)
    if (isLeftBy('nights')) add('nights', bucketsOf(tour.nights))
    if (isLeftBy('visa')) add('visa', [tour.visa_mode])
    if (isLeftBy('category') && !scope.category_ids)
      add('categories', tour.category_ids.flatMap((id) => parents.get(id) ?? []).map(String))
  }
  const inOrder = (facet: CountedFacet, order: readonly string[]) =>
    choices(facet).toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value))
  return {
    months: choices('months').toSorted((a, b) => (a.value < b.value ? -1 : 1)),
    holidays: names.holidays.flatMap((key) =>
      choices('holidays')
        .filter(({ value }) => value === key)
        .map((choice) => ({ ...choice, name: names.holidayName(key) })),
    ),
    cities: mostFirst(choices('cities')),
    transporter_types: mostFirst(choices('transporter_types')),
    nights: inOrder(
      'nights',
      nightsBuckets.map(({ value }) => value),
    ),
    visa: mostFirst(choices('visa')),
    categories: namedCategories(choices('categories'), filters, names.categories),
    price: low > high ? null : { min: Math.floor(toMajor(low)), max: Math.ceil(toMajor(high)) },
    unrated,
  }
}

function counter() {
  const counts = new Map<CountedFacet, Map<string, number>>(countedFacets.map((facet) => [facet, new Map()]))
  return {
    /** Counts one tour for each of the values, whatever their number. */
    add(facet: CountedFacet, values: readonly string[]) {
      const own = counts.get(facet)!
      for (const value of new Set(values)) own.set(value, (own.get(value) ?? 0) + 1)
    },
    choices: (facet: CountedFacet): Choice[] => [...counts.get(facet)!].map(([value, count]) => ({ value, count })),
  }
}

function failedTests(filters: Filters, tour: IndexedTour): Test[] {
  return Object.entries(tourTests).flatMap(([name, passes]) => (passes(filters, tour) ? [] : [name as Test]))
}

function bucketsOf(nights: number): string[] {
  return nightsBuckets.filter(({ from, to }) => from <= nights && nights <= to).map(({ value }) => value)
}

const alphabet = new Intl.Collator('tr')

function mostFirst(choices: readonly Choice[]): Choice[] {
  return choices.toSorted((a, b) => b.count - a.count || alphabet.compare(a.value, b.value))
}

/** The public ones, in the menu's order. The chosen one has the slug of the request, which may be another language's. */
function namedCategories(
  counted: readonly Choice[],
  { category, category_ids }: Filters,
  categories: readonly MenuCategory[],
): TourFacets['categories'] {
  const counts = new Map(counted.map(({ value, count }) => [Number(value), count]))
  return categories.flatMap(({ id, name, seo_name }) => {
    const count = counts.get(id)
    if (count === undefined || name === null || seo_name === null) return []
    return [{ value: category !== undefined && category_ids?.[0] === id ? category : seo_name, name, count }]
  })
}
