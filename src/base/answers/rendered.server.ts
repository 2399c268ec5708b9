import { createContext } from 'react-router'

type Bytes = Uint8Array<ArrayBuffer>

/** A page before it is a response. */
export type Rendered = {
  status: number
  headers: Headers
  /** null: the page of the same basis that the caller has, which was not rendered again */
  bytes: Bytes | null
  /** Digest of all that the page is rendered from but for the day; null when it is not known. */
  basis: string | null
  /** The database cannot be reached, so other pages cannot be made either. */
  isAway?: boolean
}

/**
 * What passes the router by: a page's bytes, which as the body of a response would be turned into a stream and back, and what the loaders
 * of the public site returned, by route.
 */
export const renderedContext = createContext<BesideRouter>()

export type BesideRouter = {
  /** null when nothing was rendered: a redirect, or a page of the same basis as `known` */
  bytes: Bytes | null
  basis: string | null
  /** basis of the page that the caller has */
  known: string | null
  /** false when the API failed: the page says so, and is rendered whatever is known */
  isComplete: boolean
  loaderData: Record<string, unknown>
  /** Pattern of the path, for the log; null when nothing was rendered, as for a redirect. */
  pattern: string | null
  /** Of a loader or of rendering; the page is then the one that says so. */
  failed: (error: unknown) => void
}
