import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { monthPattern } from '#src/base/dates.ts'
import { holidayKeys } from '#src/features/departures/board/departures.links.ts'
import { type listNames, maxSearchLength } from '#src/features/tours/tours.links.ts'

/** The parameters of a list's address and their formats. Others are left in the address and not sent to the API. */
const formats: Record<FilterName, RegExp> = {
  search: /\S/,
  category: /^(?=.{1,120}$)[a-z0-9]+(-[a-z0-9]+)*$/,
  month: monthPattern,
  holiday: new RegExp(`^(${holidayKeys.join('|')})$`),
  city: /^\P{Cc}{1,80}$/u,
  transporter_types: /^(otobus|ucak|gemi|tren|ozel-arac)$/,
  nights: /^\d{1,2}(-\d{1,2})?$/,
  visa: /^(vizesiz|vizeli|kapida)$/,
  price_min: /^\d{1,8}$/,
  price_max: /^\d{1,8}$/,
  sort: /^(date|price|price_desc|nights)$/,
  page: /^[1-9]\d{0,4}$/,
}
export type FilterName = (typeof listNames)[number]
const notFilters = ['search', 'sort', 'page']

/**
 * The API query for an address: known, well-formed parameters only, so that a damaged link still shows tours. Of one that is
 * given more than once the first counts; means of transport are several.
 */
export function listQuery(search: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, given] of search) {
    const value = name === 'search' ? fitText(given) : given
    const isKnown = Object.hasOwn(formats, name) && formats[name as FilterName].test(value)
    const isGiven = name === 'transporter_types' ? query.getAll(name).includes(value) : query.has(name)
    if (isKnown && !isGiven) query.append(name, value)
  }
  return query
}

/** For the route of a list: it is not loaded again when only the party changes, which the browser reads. */
export function revalidatesList({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && (currentUrl.href === nextUrl.href || !isSameList(currentUrl, nextUrl))
}

/** Whether two addresses show the same list, for any party. */
export function isSameList(one: URL, other: URL): boolean {
  const of = ({ pathname, searchParams }: URL) => `${pathname}?${listQuery(searchParams)}`
  return of(one) === of(other)
}

/** Cuts and cleans a search text to what the API accepts. */
function fitText(text: string): string {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, maxSearchLength)
    .replace(/\p{Surrogate}/gu, '\ufffd')
}

export type ActiveFilter = { name: FilterName; value: string }

/** The active filters. */
export function activeFilters(search: URLSearchParams): ActiveFilter[] {
  return [...listQuery(search)]
    .filter(([name]) => !notFilters.includes(name))
    .map(([name, value]) => ({ name: name as FilterName, value }))
}

/** The query with a choice set, or removed when it was set. Means of transport accumulate, other filters have one value. */
export function toggled(search: URLSearchParams, name: FilterName, value: string): string {
  const next = listQuery(search)
  const isOn = next.getAll(name).includes(value)
  if (name === 'transporter_types') {
    const others = next.getAll(name).filter((other) => other !== value)
    next.delete(name)
    for (const type of isOn ? others : [...others, value]) next.append(name, type)
  } else if (isOn) next.delete(name)
  else next.set(name, value)
  return fromFirstPage(next)
}

/** The query with some values set; an empty value removes its parameter. */
export function withValues(search: URLSearchParams, values: Partial<Record<FilterName, string>>): string {
  const next = listQuery(search)
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return 'page' in values ? asQuery(next) : fromFirstPage(next)
}

/** The query of a redirect to another page. Unlike in `withValues`, the parameters that are no filters stay, such as the party of a shared link. */
export function redirectedTo(page: number, search: URLSearchParams): string {
  const next = new URLSearchParams(search)
  next.set('page', String(page))
  return asQuery(next)
}

/** The query without filters; search and order stay. */
export function withoutFilters(search: URLSearchParams): string {
  return fromFirstPage(new URLSearchParams([...listQuery(search)].filter(([name]) => notFilters.includes(name))))
}

function fromFirstPage(search: URLSearchParams): string {
  search.delete('page')
  return asQuery(search)
}

function asQuery(search: URLSearchParams): string {
  if (search.get('page') === '1') search.delete('page')
  return search.size > 0 ? `?${search}` : ''
}
