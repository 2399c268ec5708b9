import { useSearchParams } from 'react-router'

/** What every list is asked by; filters of a screen stand beside them under the wire's names. */
export const listFields = ['page', 'search', 'sort'] as const

/** The part of a list screen's address that its API is asked with. @param filters the screen's own */
export function listSearch(url: string, filters: readonly string[] = []): string {
  const asked = new URL(url).searchParams
  const kept = new URLSearchParams()
  for (const name of [...listFields, ...filters]) {
    for (const value of asked.getAll(name)) if (value !== '') kept.append(name, value)
  }
  const query = kept.toString()
  return query && `?${query}`
}

export type ListQuery = {
  get: (name: string) => string
  /** Another question begins at its first page; an empty value leaves the address. */
  set: (values: Record<string, string>, options?: { replace?: boolean }) => void
  /** Nothing is searched or filtered, and the order is the list's own. @param choosing names that choose a list, and leave nothing out */
  isWhole: (choosing?: readonly string[]) => boolean
}

/** The question of a list stands in its address: reload, back and a sent link show the same list. */
export function useListQuery(): ListQuery {
  const [params, setParams] = useSearchParams()
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
        { preventScrollReset: true, ...options },
      ),
    isWhole: (choosing = []) => [...params.keys()].every((name) => name === 'page' || choosing.includes(name)),
  }
}
