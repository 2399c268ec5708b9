import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { createDrops } from './drops.server.ts'
import { pageCache } from './page-cache.server.ts'

const page = (html: string, status = 200) => ({
  status,
  bytes: Buffer.from(html),
  basis: null,
  headers: new Headers({ 'content-type': 'text/html' }),
  ...(status === 503 && { isAway: true }),
})
const ask = (headers: Record<string, string> = {}) => new Request('http://x/', { headers })
const html = (text: string) => `<!DOCTYPE html><html lang="tr">${text}</html>`
const unchecked = (text: string) => html(text).replace('<html ', '<html data-unchecked="" ')
const max = 100_000
const openCache = (today = () => '2026-11-21') => {
  const drops = createDrops(new Map())
  return { drops, cache: pageCache(drops, { max, today }) }
}
afterEach(() => vi.useRealTimers())

test('concurrent requests share one rendering, which is cached until dropped', async () => {
  let rendered = 0
  const { cache, drops } = openCache()
  const render = async () => {
    rendered += 1
    return page(`home ${rendered}`)
  }
  const texts = await Promise.all([1, 2, 3].map(async () => (await cache.serve(ask(), '/', render)).text()))
  expect(texts).toEqual(['home 1', 'home 1', 'home 1'])
  drops.dropAll()
  expect(await (await cache.serve(ask(), '/', render)).text()).toBe('home 2')
})

test('a page whose data changed while it was rendered is rendered once more', async () => {
  const { cache, drops } = openCache()
  let price = 'old price'
  const render = async () => {
    const rendered = page(price)
    if (price === 'old price') drops.dropAll()
    price = 'new price'
    return rendered
  }
  expect(await (await cache.serve(ask(), '/', render)).text()).toBe('new price')
  expect(await (await cache.serve(ask(), '/', async () => page('never'))).text()).toBe('new price')
})

test('a new day renders again', async () => {
  let today = '2026-11-21'
  const { cache } = openCache(() => today)
  await cache.serve(ask(), '/', async () => page('yesterday'))
  today = '2026-11-22'
  expect(await (await cache.serve(ask(), '/', async () => page('today'))).text()).toBe('today')
})

test('a dropped page is not rendered again while it would be the same, and never on another day', async () => {
  let today = '2026-11-21'
  let basis = 'a price of 100'
  const { cache, drops } = openCache(() => today)
  const known: (string | null)[] = []
  const get = async () => {
    const answer = await cache.serve(ask(), '/', async (of) => {
      known.push(of)
      return { ...page(`${basis}, ${today}`), basis, ...(of === basis && { bytes: null }) }
    })
    return [answer.headers.get('cache-status'), await answer.text()]
  }
  expect(await get()).toEqual(['seyyah; fwd=miss', 'a price of 100, 2026-11-21'])
  drops.dropAll()
  expect(await get()).toEqual(['seyyah; fwd=stale; fwd-status=304', 'a price of 100, 2026-11-21'])
  expect(await get()).toEqual(['seyyah; hit', 'a price of 100, 2026-11-21'])
  basis = 'a price of 200'
  drops.dropAll()
  expect(await get()).toEqual(['seyyah; fwd=miss', 'a price of 200, 2026-11-21'])
  today = '2026-11-22'
  expect(await get()).toEqual(['seyyah; fwd=miss', 'a price of 200, 2026-11-22'])
  expect(known).toEqual([null, 'a price of 100', 'a price of 100', null])
})

test('without a database the last page answers, marked as unchecked, after midnight and after a change', async () => {
  let today = '2026-11-21'
  const { cache, drops } = openCache(() => today)
  const get = async (text: string, status = 200) => {
    const response = await cache.serve(ask(), '/', async () => page(html(text), status))
    return [response.status, await response.text()]
  }
  expect(await get('away', 503)).toEqual([503, html('away')])
  await get('quiet')
  today = '2026-11-22'
  expect(await get('away', 503)).toEqual([200, unchecked('quiet')])
  expect(cache.fastPath(plainRequest, '/')).toBeNull()
  await vi.waitUntil(async () => (await get('new day'))[1] === html('new day'), { timeout: 20_000 })
  drops.dropAll()
  expect(await get('away', 503)).toEqual([200, unchecked('new day')])
})

test('a page that takes 2.7 seconds is answered as it was, at once while it is late, and is there when it is made', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const { cache, drops } = openCache()
  await cache.serve(ask(), '/', async () => page(html('before')))
  drops.dropAll()
  const made = Promise.withResolvers<ReturnType<typeof page>>()
  const get = async () => (await cache.serve(ask(), '/', () => made.promise)).text()
  let isAnswered = false
  const first = get().finally(() => (isAnswered = true))
  await vi.advanceTimersByTimeAsync(2699)
  expect(isAnswered).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await first).toBe(unchecked('before'))
  // The clock stands still: nobody waits for it once more.
  expect(await get()).toBe(unchecked('before'))
  made.resolve(page(html('after')))
  await vi.advanceTimersByTimeAsync(0)
  expect(await get()).toBe(html('after'))
  drops.dropAll()
  expect(await (await cache.serve(ask(), '/', async () => page(html('later')))).text()).toBe(html('later'))
})

test('a page that fails after it was late is nobody’s failure, and is made again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const { cache, drops } = openCache()
  await cache.serve(ask(), '/', async () => page(html('before')))
  drops.dropAll()
  const made = Promise.withResolvers<ReturnType<typeof page>>()
  const first = cache.serve(ask(), '/', () => made.promise)
  await vi.advanceTimersByTimeAsync(2700)
  expect(await (await first).text()).toBe(unchecked('before'))
  made.reject(new Error('the database is away'))
  await vi.advanceTimersByTimeAsync(0)
  expect(await (await cache.serve(ask(), '/', async () => page(html('after')))).text()).toBe(html('after'))
})

test('a page that was never made is waited for, however long it takes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const { cache } = openCache()
  const made = Promise.withResolvers<ReturnType<typeof page>>()
  const first = cache.serve(ask(), '/', () => made.promise)
  await vi.advanceTimersByTimeAsync(60_000)
  made.resolve(page(html('waited for')))
  expect(await (await first).text()).toBe(html('waited for'))
})

test('for a second after a failure no page is rendered again while there is an earlier one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const { cache, drops } = openCache()
  let rendered = 0
  const serve = (status: number) =>
    cache.serve(ask(), '/', async () => {
      rendered += 1
      return page(html(`${rendered}`), status)
    })
  await serve(200)
  drops.dropAll()
  for (let n = 0; n < 5; n += 1) expect((await serve(503)).status).toBe(200)
  expect(rendered).toBe(2)
  vi.advanceTimersByTime(999)
  expect(await (await serve(200)).text()).toBe(unchecked('1'))
  vi.advanceTimersByTime(1)
  expect(await (await serve(200)).text()).toBe(html('3'))
})

test('the failure of a page that was never made spares the others the wait too', async () => {
  const { cache, drops } = openCache()
  await cache.serve(ask(), '/', async () => page(html('home')))
  drops.dropAll()
  expect((await cache.serve(ask(), '/first', async () => page('away', 503))).status).toBe(503)
  expect(await (await cache.serve(ask(), '/', async () => page(html('never')))).text()).toBe(unchecked('home'))
})

test('a page that cannot be made while the database is there leaves the others as they are', async () => {
  const { cache, drops } = openCache()
  const get = async (key: string, made: ReturnType<typeof page>) =>
    (await cache.serve(ask(), key, async () => made)).text()
  for (const key of ['/damaged', '/price']) await get(key, page(html('before')))
  drops.dropAll()
  expect(await get('/damaged', { ...page('broken', 503), isAway: false })).toBe(unchecked('before'))
  expect(await get('/price', page(html('after')))).toBe(html('after'))
})

test.each([302, 404])('once a page was answered with %d, what it was before never comes back', async (status) => {
  const { cache, drops } = openCache()
  const get = async (made: ReturnType<typeof page>) => (await cache.serve(ask(), '/', async () => made)).status
  await get(page(html('a tour')))
  drops.dropAll()
  expect(await get(page('gone', status))).toBe(status)
  expect(await get(page('away', 503))).toBe(503)
})

test('a page whose rendering fails comes back as it was when the database is away', async () => {
  const { cache, drops } = openCache()
  const get = async (made: ReturnType<typeof page>) => (await cache.serve(ask(), '/', async () => made)).text()
  await get(page(html('a tour')))
  drops.dropAll()
  expect(await get(page('broken', 500))).toBe('broken')
  expect(await get(page('away', 503))).toBe(unchecked('a tour'))
})

test.each([
  ['<html lang="tr">fragment</html>', '<html data-unchecked="" lang="tr">fragment</html>'],
  ['feed without a place for the mark', 'feed without a place for the mark'],
])('without a database %s answers as %s', async (text, answer) => {
  const { cache, drops } = openCache()
  await cache.serve(ask(), '/', async () => page(text))
  drops.dropAll()
  expect(await (await cache.serve(ask(), '/', async () => page('away', 503))).text()).toBe(answer)
})

test('a rendering without bytes needs an earlier page', async () => {
  const { cache } = openCache()
  const nothing = async () => ({ ...page(''), bytes: null })
  await expect(cache.serve(ask(), '/', nothing)).rejects.toThrow('nothing was rendered')
})

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
])('accept-encoding "%s" is answered in %s', async (accept, encoding, decode) => {
  const { cache } = openCache()
  const response = await cache.serve(ask({ 'accept-encoding': accept }), '/', async () => page('ğüşiöç'.repeat(50)))
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(decode(Buffer.from(await response.arrayBuffer())).toString()).toBe('ğüşiöç'.repeat(50))
})

test('a matching ETag is answered with 304', async () => {
  const { cache } = openCache()
  const etag = (await cache.serve(ask(), '/', async () => page('home'))).headers.get('etag')!
  const again = await cache.serve(ask({ 'if-none-match': etag }), '/', async () => page('never'))
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test.each([
  ['private, no-store', false],
  ['private', false],
  ['no-store', false],
  ['public, no-cache', true],
])('a response with cache-control "%s" is cached: %s', async (control, isCached) => {
  const { cache } = openCache()
  const own = { ...page('first'), headers: new Headers({ 'content-type': 'text/html', 'cache-control': control }) }
  await cache.serve(ask(), '/', async () => own)
  expect(await (await cache.serve(ask(), '/', async () => page('other'))).text()).toBe(isCached ? 'first' : 'other')
})

test('what other headers say makes no response private', async () => {
  const { cache } = openCache()
  await cache.serve(ask(), '/', async () => ({ ...page('first'), headers: new Headers({ 'x-note': 'private' }) }))
  expect(await (await cache.serve(ask(), '/', async () => page('other'))).text()).toBe('first')
})

test('a page that stands for many addresses is cached with its status', async () => {
  const isCacheable = (key: string) => key === '/404'
  const cache = pageCache(createDrops(new Map()), { max, today: () => '2026-11-21', isCacheable })
  let rendered = 0
  const get = async (key: string) => {
    const answer = await cache.serve(ask(), key, async () => page(`not found ${++rendered}`, 404))
    return [answer.status, await answer.text()]
  }
  expect(await get('/404')).toEqual([404, 'not found 1'])
  expect(await get('/404')).toEqual([404, 'not found 1'])
  expect(await get('/belge/x')).toEqual([404, 'not found 2'])
  expect(await get('/belge/x')).toEqual([404, 'not found 3'])
})

test.each([302, 404, 500])('a response with status %d is not cached', async (status) => {
  const { cache } = openCache()
  await cache.serve(ask(), '/', async () => page('', status))
  expect((await cache.serve(ask(), '/', async () => page('now it is there'))).status).toBe(200)
})

test('a failed rendering rejects every waiter and is not cached', async () => {
  const { cache } = openCache()
  const broken = () => Promise.reject(new Error('the database is away'))
  await expect(cache.serve(ask(), '/', broken)).rejects.toThrow('away')
  expect((await cache.serve(ask(), '/', async () => page('back'))).status).toBe(200)
})

test('pages in memory stay within the limit of bytes', async () => {
  const { cache } = openCache()
  // Random, so that compression saves nothing.
  const html = () => randomBytes(max / 5).toString('base64')
  for (const key of ['/a', '/b', '/c', '/d']) await cache.serve(ask(), key, async () => page(html()))
  const asBrowser = { ...plainRequest, acceptEncoding: 'gzip, deflate, br, zstd' }
  const isKept = ['/a', '/b', '/c', '/d'].map((key) => cache.fastPath(asBrowser, key) !== null)
  expect(isKept).toEqual([false, false, true, true])
})

test('small pages count with what an entry costs beside them', async () => {
  const { cache } = openCache()
  for (let n = 0; n < 40; n += 1) await cache.serve(ask(), `/${n}`, async () => page('small'))
  expect([cache.fastPath(plainRequest, '/0'), cache.fastPath(plainRequest, '/39')?.status]).toEqual([null, 200])
})

const plainRequest = { isHead: false, acceptEncoding: '', ifNoneMatch: '' }
const flat = (response: Response) => [...response.headers].sort()
const pairs = (headers: string[]) =>
  headers.flatMap((name, at) => (at % 2 ? [] : [[name, headers[at + 1]!]])).sort() as [string, string][]

test.each(['br', 'gzip', 'identity'])(
  'what is in memory is answered at once as it is otherwise: %s',
  async (accept) => {
    const { cache, drops } = openCache()
    const render = async () => page('ğüşiöç'.repeat(200))
    const inForm = { ...plainRequest, acceptEncoding: accept }
    expect(cache.fastPath(inForm, '/')).toBeNull()
    const made = await cache.serve(ask({ 'accept-encoding': accept }), '/', render)
    expect(made.headers.get('cache-status')).toBe('seyyah; fwd=miss')
    // The form without compression is kept when it is asked for often.
    for (let n = 0; n < 8; n += 1) await cache.serve(ask({ 'accept-encoding': accept }), '/', render)
    const slow = await cache.serve(ask({ 'accept-encoding': accept }), '/', render)
    expect(slow.headers.get('cache-status')).toBe('seyyah; hit')
    const fast = cache.fastPath(inForm, '/')!
    expect(fast.status).toBe(slow.status)
    expect(pairs(fast.headers)).toEqual(flat(slow))
    expect(Buffer.from(fast.body!)).toEqual(Buffer.from(await slow.arrayBuffer()))
    expect(cache.fastPath({ ...inForm, isHead: true }, '/')).toEqual({ ...fast, body: null })
    const etag = slow.headers.get('etag')!
    expect(cache.fastPath({ ...inForm, ifNoneMatch: etag }, '/')).toMatchObject({ status: 304, body: null })
    drops.dropAll()
    expect(cache.fastPath(inForm, '/')).toBeNull()
  },
)

test('the fast path misses while a page is not compressed in the requested encoding', async () => {
  const { cache } = openCache()
  await cache.serve(ask(), '/', async () => page('ğüşiöç'.repeat(200)))
  expect(cache.fastPath({ ...plainRequest, acceptEncoding: 'gzip' }, '/')).toBeNull()
})

test('the fast path misses for yesterday’s page', async () => {
  let today = '2026-11-21'
  const { cache } = openCache(() => today)
  await cache.serve(ask(), '/', async () => page('yesterday'))
  today = '2026-11-22'
  expect(cache.fastPath(plainRequest, '/')).toBeNull()
})
