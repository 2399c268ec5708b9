import {
  ofPages,
  type Prepared,
  prepare,
  type ReadyAnswer,
  type RequestPreferences,
} from '../answers/prepared.server.ts'
import type { Rendered } from '../answers/rendered.server.ts'
import { type CacheOptions, createCache } from './cache.server.ts'
import { asConfirmed, asMade, fromMemory } from './cache-status.server.ts'
import type { Drops } from './drops.server.ts'

type Page = {
  prepared: Prepared
  basis: Rendered['basis']
  /** on which it was made: a page may show the day */
  day: string
  isCacheable: boolean
  isAway: boolean
  /** The same page with a notice that its prices and seats are being checked. */
  unchecked: () => Promise<Prepared>
}

export type PageCache = {
  /** The page if it is in memory in the requested encoding, else null. */
  fastPath: (preferences: RequestPreferences, key: string) => ReadyAnswer | null
  /**
   * The page from memory, else rendered. Concurrent requests share one rendering.
   * @param render without bytes when the page would be the one of the basis `known`
   */
  serve: (request: Request, key: string, render: (known: string | null) => Promise<Rendered>) => Promise<Response>
}

/** ms until a cached page is answered instead: the statements of a hanging database fail after ten seconds. */
const patience = 2700
/** ms in which pages are not rendered again after the database was away, while there is an earlier one. */
const pauseWhileAway = 1000
/** Bytes beside the page itself: headers, tags, and the entry. */
const overhead = 3000

type PageCacheOptions = Required<Pick<CacheOptions<Page>, 'max' | 'today'>> & {
  /** Of pages that are not for one visitor only; those with 200 unless given. */
  isCacheable?: (key: string, status: number) => boolean
}

/**
 * Caches rendered pages of anonymous visitors with their compressed forms. The address is the whole key (docs/house.md);
 * a page depends only on data whose change drops it, and on the day. A dropped page whose content has not changed is not rendered again.
 * When a page cannot be rendered in time, the last one is answered, marked as unchecked (docs/promises.md, D2).
 * @param max sum of bytes, compressed forms included
 */
export function pageCache(
  drops: Drops,
  { max, today, isCacheable = (_, status) => status === 200 }: PageCacheOptions,
): PageCache {
  const pages = createCache<Page>(drops, {
    max,
    today,
    sizeOf: ({ prepared }) => prepared.bytes + overhead,
    isCacheable: (page) => page.isCacheable,
  })
  let awayAt = Number.NEGATIVE_INFINITY
  /** Keys of pages whose rendering is late. */
  const late = new Set<string>()
  return {
    fastPath: (preferences, key) => pages.peek(key)?.prepared.fastPath(preferences) ?? null,
    async serve(request, key, render) {
      const last = pages.last(key)
      const isPaused = performance.now() - awayAt < pauseWhileAway || late.has(key)
      if (last && isPaused && !pages.peek(key)) return (await last.unchecked()).answer(request)
      let said = (answer: Response) => answer
      const making = pages.get(key, async () => {
        const day = today()
        const known = last?.day === day ? last : null
        const rendered = await render(known?.basis ?? null)
        const isSame = rendered.bytes === null && known !== null
        said = isSame ? asConfirmed : asMade
        if (isSame) return known
        const page = pageOf(rendered, day, isCacheable(key, rendered.status))
        if (page.isAway) awayAt = performance.now()
        // After an answer that a tour is gone, an outage must not bring the tour back.
        if (page.prepared.status < 500 && !page.isCacheable) pages.forget(key)
        return page
      })
      if (last) {
        const isOver = () => late.delete(key)
        making.then(isOver, isOver)
        const timely = await inTime(making, () => late.add(key))
        if (!timely || timely.prepared.status === 503) return (await last.unchecked()).answer(request)
      }
      const page = await making
      const answer = await page.prepared.answer(request)
      return said(answer)
    },
  }
}

/** @returns null when it takes longer than `patience`; the work continues, and its error is ignored */
async function inTime<T>(work: Promise<T>, isLate: () => void): Promise<T | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => {
    isLate()
    resolve(null)
  }, patience)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function pageOf(
  { status, headers: own, bytes, basis, isAway = false }: Rendered,
  day: string,
  isOfAddress: boolean,
): Page {
  if (!bytes) throw new Error('nothing was rendered, and there is no page of the same basis')
  const headers = [...own]
  const isPrivate = headers.some(([name, value]) => name === 'cache-control' && /no-store|private/.test(value))
  headers.push([...fromMemory])
  const prepared = prepare({ status, headers, bytes, quality: ofPages })
  let unchecked: Promise<Prepared> | undefined
  return {
    prepared,
    basis,
    day,
    isCacheable: isOfAddress && !isPrivate,
    isAway,
    unchecked: () => {
      unchecked ??= prepared
        .plain()
        .then((plain) => prepare({ status, headers, bytes: markedAsUnchecked(plain), quality: ofPages }))
      return unchecked
    },
  }
}

/** Its style sheet shows the notice of such a document (src/site/shell/unchecked-notice.tsx). */
function markedAsUnchecked(html: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const marked = Buffer.from(html)
  const tag = '<html '
  const at = marked.indexOf(tag)
  if (at < 0) return html
  const end = at + tag.length
  return Buffer.concat([marked.subarray(0, end), Buffer.from('data-unchecked="" '), marked.subarray(end)])
}
