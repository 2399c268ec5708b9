import { type Ask, type Prepared, prepare, type ReadyAnswer } from '../http/server/prepared.server.ts'
import { createCache } from './cache.server.ts'

/** `isPrivate`: for who asked alone. */
type Page = { prepared: Prepared; isPrivate: boolean }

export type PageCache = {
  /** The page when it is in memory, in the form that is asked for; null when it has to be made or compressed first. */
  fastPath: (ask: Ask, key: string) => ReadyAnswer | null
  /** The page from memory, or rendered once for everybody who asks for it at the same time. */
  serve: (request: Request, key: string, render: () => Promise<Response>) => Promise<Response>
  drop: () => void
}

/** Quality 5 costs a few ms a page; 11 would cost 200. */
const brotliQuality = 5

/**
 * Rendered pages of the anonymous visitor, compressed once. The address is the whole key (docs/house.md), and a page
 * depends on nothing else but the data that `drop` is called for and the day.
 * @param maxPages and `today`: as `keep` takes them.
 */
export function pageCache(maxPages: number, today: () => string): PageCache {
  const pages = createCache<Page>({
    max: maxPages,
    today,
    isCacheable: ({ prepared, isPrivate }) => prepared.status === 200 && !isPrivate,
    isFailure: ({ prepared }) => prepared.status === 503,
  })
  return {
    drop: pages.drop,
    fastPath: (ask, key) => pages.peek(key)?.prepared.fastPath(ask) ?? null,
    serve: async (request, key, render) =>
      (await pages.get(key, async () => pageOf(await render()))).prepared.answer(request),
  }
}

async function pageOf(response: Response): Promise<Page> {
  const headers = [...response.headers]
  const isPrivate = headers.some(([name, value]) => name === 'cache-control' && /no-store|private/.test(value))
  const bytes = Buffer.from(await response.arrayBuffer())
  return { prepared: prepare({ status: response.status, headers, bytes, quality: brotliQuality }), isPrivate }
}
