import { useLocation, useNavigate, useNavigation } from 'react-router'

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
  /** As chosen last, also while its rows are still loading. For inputs. */
  get: (name: string) => string
  /** As of the rows that are shown: for actions on them and texts about them. */
  shown: (name: string) => string
  /** Resets the page unless it is given. Empty values are removed from the URL. Values that are still loading are kept. */
  set: (values: Record<string, string>, options?: { replace?: boolean }) => void
  /** True when the shown rows are without search, filters or sorting. @param listParams parameters that select a list rather than filter it */
  isWhole: (listParams?: readonly string[]) => boolean
}

/** The last requested query until the router follows it, with the key of the location that it came from. */
let asked: { at: string; search: string } | null = null

/** The query of a list is in the URL, so reload, back and a shared link show the same rows. The router state is kept. */
export function useListQuery(): ListQuery {
  const navigate = useNavigate()
  const location = useLocation()
  const { location: next } = useNavigation()
  const chosen = next?.pathname === location.pathname ? next : location
  const chosenParams = new URLSearchParams(chosen.search)
  const shownParams = new URLSearchParams(location.search)
  const set: ListQuery['set'] = async (values, options = {}) => {
    // The router reports a pending navigation only a moment later.
    const params = new URLSearchParams(asked?.at === chosen.key ? asked.search : chosen.search)
    if (!('page' in values)) params.delete('page')
    for (const [name, value] of Object.entries(values)) {
      if (value === '') params.delete(name)
      else params.set(name, value)
    }
    const own = { at: chosen.key, search: String(params) }
    asked = own
    await navigate(`?${own.search}`, { preventScrollReset: true, state: chosen.state, ...options })
    // Also when unsaved changes blocked the navigation.
    if (asked === own) asked = null
  }
  return {
    get: (name) => chosenParams.get(name) ?? '',
    shown: (name) => shownParams.get(name) ?? '',
    set,
    isWhole: (listParams = []) => [...shownParams.keys()].every((name) => name === 'page' || listParams.includes(name)),
  }
}
