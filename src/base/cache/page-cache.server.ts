import { etagOf, hasAlready } from '../http/etag.server.ts'
import { compress, type Encoding, encodingOf } from '../http/static-files.server.ts'
import { keep } from './kept.server.ts'

type Body = Buffer<ArrayBuffer>
type Entry = {
  status: number
  headers: [string, string][]
  etag: string
  plain: Body
  /** made for the first who accepts it */
  encoded: Partial<Record<Encoding, Promise<Body>>>
}

export type PageCache = {
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
  const pages = keep<Entry>({ max: maxPages, today, keeps: (entry) => entry.status === 200 && !isPrivate(entry) })
  return {
    drop: pages.drop,
    serve: async (request, key, render) => answer(request, await pages.get(key, async () => entryOf(await render()))),
  }
}

function isPrivate({ headers }: Entry): boolean {
  return headers.some(([name, value]) => name === 'cache-control' && /no-store|private/.test(value))
}

async function entryOf(response: Response): Promise<Entry> {
  const plain: Body = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: [...response.headers], etag: etagOf(plain), plain, encoded: {} }
}

async function answer(request: Request, { status, headers, etag, plain, encoded }: Entry): Promise<Response> {
  const own = new Headers(headers)
  own.append('vary', 'Accept-Encoding')
  if (status === 200) {
    own.set('etag', etag)
    if (hasAlready(request, etag)) return new Response(null, { status: 304, headers: own })
  }
  const encoding = plain.length > 0 ? encodingOf(request) : null
  if (encoding) encoded[encoding] ??= compress(plain, encoding, brotliQuality)
  const body = (encoding && (await encoded[encoding])) || plain
  if (encoding) own.set('content-encoding', encoding)
  own.set('content-length', String(body.length))
  return new Response(request.method === 'HEAD' || status === 304 ? null : body, { status, headers: own })
}
