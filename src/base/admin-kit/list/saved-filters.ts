/** Lists whose filters can be saved. A new one needs its permission in features/accounts/filters. */
export const filterScreens = ['orders', 'products'] as const
export type FilterScreen = (typeof filterScreens)[number]

export const savedFiltersPath = '/api/admin/account/filters'

/** As GET /api/admin/account/filters answers. `query`: of the screen's address, as filterQuery makes it. */
export type SavedFilter = { id: number; name: string; query: string }

/** A filter that the program ships. */
export type ReadyFilter = {
  name: string
  query: Record<string, string>
  /** pending records in it */
  count?: number | undefined
}

/** A query without its page and empty values, in one order, so that equal filters have equal texts. */
export function filterQuery(query: URLSearchParams | Record<string, string> | string): string {
  const params = new URLSearchParams(
    [...new URLSearchParams(query)].filter(([name, value]) => name !== 'page' && value),
  )
  params.sort()
  return params.toString()
}
