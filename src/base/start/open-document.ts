import type { Path } from 'react-router'

/**
 * Leaves for a document of the server, which needs no file that is missing here. It cannot repeat by itself: a document without a file
 * of its own does not come alive.
 * @returns without an end: the page stays as it is until the document is there
 */
export function openDocument({ pathname, search, hash }: Path): Promise<never> {
  // After going back or forward the address is the target's already, and going to it would only scroll.
  if (pathname + search === location.pathname + location.search) location.reload()
  else location.assign(pathname + search + hash)
  return new Promise(() => {})
}
