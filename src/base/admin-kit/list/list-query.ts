import { useLocation, useSearchParams } from 'react-router'

/** Query parameters of every list. A screen's filters use their API names beside them. */
export const listFields = ['page', 'search', 'sort'] as const

/** Query string for the API, taken from the screen's URL. @param filters parameters of this screen */
export function listSearch(url: string, filters: readonly string[] = []): string {
  const params = new URL(url).searchParams
  const request = new URLSearchParams()
  for (const name of [...listFields, ...filters]) {
    for (const value of params.getAll(name)) if (value !== '') request.append(name, value)
  }
  const query = request.toString()
  return query && `?${query}`
}

export type ListQuery = {
  get: (name: string) => string
  /** Resets the page unless it is given. Empty values are removed from the URL. */
  set: (values: Record<string, string>, options?: { replace?: boolean }) => void
  /** True without search, filters or sorting. @param listParams parameters that select a list rather than filter it */
  isWhole: (listParams?: readonly string[]) => boolean
}

/** The query of a list is in the URL, so reload, back and a shared link show the same rows. The chosen record stays chosen. */
export function useListQuery(): ListQuery {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  return {
    get: (name) => params.get(name) ?? '',
    set: (values, options = {}) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          if (!('page' in values)) next.delete('page')
          for (const [name, value] of Object.entries(values)) {
            if (value === '') next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { preventScrollReset: true, state, ...options },
      ),
    isWhole: (listParams = []) => [...params.keys()].every((name) => name === 'page' || listParams.includes(name)),
  }
}
