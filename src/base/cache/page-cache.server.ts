import { type Prepared, prepare, type ReadyAnswer, type RequestPreferences } from '../http/server/prepared.server.ts'
import { createCache } from './cache.server.ts'
import { asMade, fromMemory } from './cache-status.server.ts'

/** `isPrivate`: the response is for one visitor only. */
type Page = { prepared: Prepared; isPrivate: boolean }

export type PageCache = {
  /** The page if it is in memory in the requested encoding, else null. */
  fastPath: (preferences: RequestPreferences, key: string) => ReadyAnswer | null
  /** The page from memory, else rendered. Concurrent requests share one rendering. */
  serve: (request: Request, key: string, render: () => Promise<Response>) => Promise<Response>
  drop: () => void
}

/** Brotli 5 takes a few ms a page, 11 about 200 ms. */
const brotliQuality = 5

/**
 * Caches rendered pages of anonymous visitors with their compressed forms. The address is the whole key (docs/house.md);
 * a page depends only on data whose change calls `drop`, and on the day.
 * @param maxPages, today as in CacheOptions.
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
    fastPath: (preferences, key) => pages.peek(key)?.prepared.fastPath(preferences) ?? null,
    async serve(request, key, render) {
      let isMade = false
      const page = await pages.get(key, async () => {
        isMade = true
        return pageOf(await render())
      })
      const answer = await page.prepared.answer(request)
      return isMade ? asMade(answer) : answer
    },
  }
}

async function pageOf(response: Response): Promise<Page> {
  const headers = [...response.headers]
  const isPrivate = headers.some(([name, value]) => name === 'cache-control' && /no-store|private/.test(value))
  const bytes = Buffer.from(await response.arrayBuffer())
  headers.push([...fromMemory])
  return { prepared: prepare({ status: response.status, headers, bytes, quality: brotliQuality }), isPrivate }
}
