/**
 * Reads from session storage, which survives a reload and going back and ends with the tab. Browsers may refuse storage;
 * then the value lives as long as the page. Anything can be in it: the result is unchecked.
 */
export function readTab(key: string): unknown {
  return ifAllowed(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'), null)
}

export function writeTab(key: string, value: unknown): void {
  ifAllowed(() => sessionStorage.setItem(key, JSON.stringify(value)), undefined)
}

export function clearTab(key: string): void {
  ifAllowed(() => sessionStorage.removeItem(key), undefined)
}

/** @returns `otherwise` when the browser refuses storage, or has something unreadable in it */
export function ifAllowed<T>(use: () => T, otherwise: T): T {
  try {
    return use()
  } catch {
    return otherwise
  }
}

/** Form fields from a stored value. A field that is missing or of another type gets its value from `empty`. */
export function formOf<F extends object>(stored: unknown, empty: F): F {
  const values = asRecord(stored)
  const fields = Object.entries(empty).map(([name, value]) => [
    name,
    isLike(values[name], value) ? values[name] : value,
  ])
  return Object.fromEntries(fields) as F
}

export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function isLike(value: unknown, example: unknown): boolean {
  return typeof value === typeof example && Array.isArray(value) === Array.isArray(example)
}
