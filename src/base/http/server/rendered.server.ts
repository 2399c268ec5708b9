import { createContext } from 'react-router'

/** A rendered page before it is a response. */
export type Rendered = { status: number; headers: Headers; bytes: Uint8Array<ArrayBuffer> }

/**
 * What passes the router by: a page's bytes, which as the body of a response would be turned into a stream and back, and what the loaders
 * of the public site returned, by route.
 */
export const renderedContext = createContext<BesideRouter>()

export type BesideRouter = {
  bytes: Rendered['bytes'] | null
  loaderData: Record<string, unknown>
  /** Pattern of the path, for the log; null when nothing was rendered, as for a redirect. */
  pattern: string | null
}
