import { createContext } from 'react-router'

type Bytes = Uint8Array<ArrayBuffer>

/** A page before it is a response. */
export type Rendered = {
  status: number
  headers: Headers
  /** null: not rendered, because the caller has a page with the same basis */
  bytes: Bytes | null
  /** Digest of the page's input except the day; null when unknown. */
  basis: string | null
  /** The database cannot be reached, so other pages cannot be made either. */
  isAway?: boolean
}

/**
 * Data that bypasses the router: a page's bytes, which a Response would turn into a stream and back, and the loader data of the public
 * site by route.
 */
export const renderedContext = createContext<BesideRouter>()

export type BesideRouter = {
  /** null when nothing was rendered: a redirect, or a page of the same basis as `known` */
  bytes: Bytes | null
  basis: string | null
  /** basis of the page that the caller has */
  known: string | null
  /** false when the API failed: the page is an error page and is always rendered */
  isComplete: boolean
  loaderData: Record<string, unknown>
  /** Pattern of the path, for the log; null when nothing was rendered, as for a redirect. */
  pattern: string | null
  /** Called with errors of loaders and of rendering, for which the page is an error page. */
  failed: (error: unknown) => void
}
