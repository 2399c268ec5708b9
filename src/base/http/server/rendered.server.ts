import { createContext } from 'react-router'

/** A rendered page before it is a response. */
export type Rendered = { status: number; headers: Headers; html: string }

/** Where the renderer puts a page's HTML: as the body of a response it would be turned into a stream and back. */
export const renderedContext = createContext<{ html: string }>()
