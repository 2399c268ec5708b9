/** Fallback logo of the agency: a compass needle in its colour. */
export function mark(color: string, { isSquare = false } = {}): string {
  const ground = isSquare ? '<rect width="32" height="32"' : '<rect width="32" height="32" rx="9"'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground} fill="${color}"/><path d="M22.5 9.5 18.4 18.4 9.5 22.5 13.6 13.6Z" fill="#fff"/><circle cx="16" cy="16" r="2" fill="${color}"/></svg>`
}

/** The same as an address that needs no request. */
export function markUri(color: string): string {
  return `data:image/svg+xml,${encodeURIComponent(mark(color))}`
}
