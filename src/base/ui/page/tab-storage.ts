/**
 * What a tab keeps of a form: it survives a reload and going back, and ends with the tab. A browser that refuses to
 * store loses it with the page, and nothing else. The storage belongs to the browser, so anything may be read from it.
 */
export function readTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function writeTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // as above
  }
}

export function clearTab(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // as above
  }
}

/** The fields of a form as they were kept; one that is not what it should be is as in `empty`. */
export function formOf<F extends object>(kept: unknown, empty: F): F {
  const values = asRecord(kept)
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
