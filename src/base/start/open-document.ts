import type { Path } from 'react-router'

/**
 * Navigates with a document request, which does not need the missing file. It cannot loop: a document whose own file is missing does not
 * hydrate.
 * @returns a promise that never settles: the page stays until the document has loaded
 */
export function openDocument({ pathname, search, hash }: Path): Promise<never> {
  // After going back or forward the address is the target's already, and going to it would only scroll.
  if (pathname + search === location.pathname + location.search) location.reload()
  else location.assign(pathname + search + hash)
  return new Promise(() => {})
}
