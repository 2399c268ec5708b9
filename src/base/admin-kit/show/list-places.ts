/** sessionStorage item: the last query of each screen in this tab, by its path. */
const placesItem = 'office_places'

type Places = Record<string, string>

function read(): Places {
  try {
    return JSON.parse(sessionStorage.getItem(placesItem) ?? '{}') as Places
  } catch {
    return {}
  }
}

/** Notes where a screen is: its filters, its page, its order. Called by the layout for every address. */
export function notePlace({ pathname, search }: { pathname: string; search: string }): void {
  const places = read()
  if (places[pathname] === search) return
  places[pathname] = search
  sessionStorage.setItem(placesItem, JSON.stringify(places))
}

/**
 * The address of a list as it was left in this tab, so that a record leads back to the rows that it was chosen from.
 * @param list its path; its own query counts while the list was not opened in this tab
 */
export function placeOf(list: string): string {
  const [path = ''] = list.split('?')
  const search = read()[path]
  return search === undefined ? list : path + search
}

/** The next user of the tab begins with whole lists. */
export function forgetPlaces(): void {
  sessionStorage.removeItem(placesItem)
}

/** Whether a list was opened in this tab. */
export function wasOpened(list: string): boolean {
  return read()[list] !== undefined
}
