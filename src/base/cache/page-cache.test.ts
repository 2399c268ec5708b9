import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pageCache } from './page-cache.server.ts'

const page = (text: string, status = 200) => new Response(text, { status, headers: { 'content-type': 'text/html' } })
const ask = (headers: Record<string, string> = {}) => new Request('http://x/', { headers })
const cacheOn = (days: string[]) => pageCache(3, () => (days.length > 1 ? days.shift()! : days[0]!))

test('concurrent requests share one rendering, which is cached until dropped', async () => {
  let rendered = 0
  const cache = cacheOn(['2026-11-21'])
  const render = async () => {
    rendered += 1
    return page(`home ${rendered}`)
  }
  const texts = await Promise.all([1, 2, 3].map(async () => (await cache.serve(ask(), '/', render)).text()))
  expect(texts).toEqual(['home 1', 'home 1', 'home 1'])
  cache.drop()
  expect(await (await cache.serve(ask(), '/', render)).text()).toBe('home 2')
})

test('a page whose rendering began before a drop is not cached', async () => {
  const cache = cacheOn(['2026-11-21'])
  let finish: (response: Response) => void = () => {}
  const old = cache.serve(
    ask(),
    '/',
    () =>
      new Promise((resolve) => {
        finish = resolve
      }),
  )
  cache.drop()
  finish(page('old price'))
  expect(await (await old).text()).toBe('old price')
  expect(await (await cache.serve(ask(), '/', async () => page('new price'))).text()).toBe('new price')
})

test('a new day renders again', async () => {
  const cache = cacheOn(['2026-11-21', '2026-11-21', '2026-11-22'])
  await cache.serve(ask(), '/', async () => page('yesterday'))
  expect(await (await cache.serve(ask(), '/', async () => page('today'))).text()).toBe('today')
})

test('without a database after midnight, yesterday’s page is the fallback until a change or a successful rendering', async () => {
  const days = { today: '2026-11-21' }
  const cache = pageCache(3, () => days.today)
  const get = async (text: string, status = 200) => {
    const response = await cache.serve(ask(), '/', async () => page(text, status))
    return [response.status, await response.text()]
  }
  await get('yesterday')
  days.today = '2026-11-22'
  expect(await get('away', 503)).toEqual([200, 'yesterday'])
  expect(await get('away', 503)).toEqual([200, 'yesterday'])
  expect(cache.fastPath(plainRequest, '/')).toBeNull()
  expect(await get('gone', 404)).toEqual([404, 'gone'])
  expect(await get('today')).toEqual([200, 'today'])
  cache.drop()
  expect(await get('away', 503)).toEqual([503, 'away'])
  await get('new price')
  days.today = '2026-11-23'
  cache.drop()
  expect(await get('away', 503)).toEqual([503, 'away'])
})

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
])('accept-encoding "%s" is answered in %s', async (accept, encoding, decode) => {
  const cache = cacheOn(['2026-11-21'])
  const response = await cache.serve(ask({ 'accept-encoding': accept }), '/', async () => page('ğüşiöç'.repeat(50)))
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(decode(Buffer.from(await response.arrayBuffer())).toString()).toBe('ğüşiöç'.repeat(50))
})

test('a matching ETag is answered with 304', async () => {
  const cache = cacheOn(['2026-11-21'])
  const etag = (await cache.serve(ask(), '/', async () => page('home'))).headers.get('etag')!
  const again = await cache.serve(ask({ 'if-none-match': etag }), '/', async () => page('never'))
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('a private response is not cached', async () => {
  const cache = cacheOn(['2026-11-21'])
  const own = () => new Response('order', { headers: { 'cache-control': 'private, no-store' } })
  await cache.serve(ask(), '/', async () => own())
  expect(await (await cache.serve(ask(), '/', async () => page('other'))).text()).toBe('other')
})

test.each([302, 404, 500])('a response with status %d is not cached', async (status) => {
  const cache = cacheOn(['2026-11-21'])
  await cache.serve(ask(), '/', async () => page('', status))
  expect((await cache.serve(ask(), '/', async () => page('now it is there'))).status).toBe(200)
})

test('a failed rendering rejects every waiter and is not cached', async () => {
  const cache = cacheOn(['2026-11-21'])
  const broken = () => Promise.reject(new Error('the database is away'))
  await expect(cache.serve(ask(), '/', broken)).rejects.toThrow('away')
  expect((await cache.serve(ask(), '/', async () => page('back'))).status).toBe(200)
})

test('the oldest page is evicted', async () => {
  const cache = cacheOn(['2026-11-21'])
  let rendered = 0
  const get = (key: string) =>
    cache.serve(ask(), key, async () => {
      rendered += 1
      return page(key)
    })
  for (const key of ['/a', '/b', '/c', '/d']) await get(key)
  await get('/d')
  expect(rendered).toBe(4)
  await get('/a')
  expect(rendered).toBe(5)
})

const plainRequest = { isHead: false, acceptEncoding: '', ifNoneMatch: '' }
const flat = (response: Response) => [...response.headers].sort()
const pairs = (headers: string[]) =>
  headers.flatMap((name, at) => (at % 2 ? [] : [[name, headers[at + 1]!]])).sort() as [string, string][]

test.each(['br', 'gzip', 'identity'])(
  'what is in memory is answered at once as it is otherwise: %s',
  async (accept) => {
    const cache = cacheOn(['2026-11-21'])
    const render = async () => page('ğüşiöç'.repeat(200))
    const inForm = { ...plainRequest, acceptEncoding: accept }
    expect(cache.fastPath(inForm, '/')).toBeNull()
    const made = await cache.serve(ask({ 'accept-encoding': accept }), '/', render)
    expect(made.headers.get('cache-status')).toBe('seyyah; fwd=miss')
    const slow = await cache.serve(ask({ 'accept-encoding': accept }), '/', render)
    expect(slow.headers.get('cache-status')).toBe('seyyah; hit')
    const fast = cache.fastPath(inForm, '/')!
    expect(fast.status).toBe(slow.status)
    expect(pairs(fast.headers)).toEqual(flat(slow))
    expect(Buffer.from(fast.body!)).toEqual(Buffer.from(await slow.arrayBuffer()))
    expect(cache.fastPath({ ...inForm, isHead: true }, '/')).toEqual({ ...fast, body: null })
    const etag = slow.headers.get('etag')!
    expect(cache.fastPath({ ...inForm, ifNoneMatch: etag }, '/')).toMatchObject({ status: 304, body: null })
    cache.drop()
    expect(cache.fastPath(inForm, '/')).toBeNull()
  },
)

test('the fast path misses while a page is not compressed in the requested encoding', async () => {
  const cache = cacheOn(['2026-11-21'])
  await cache.serve(ask(), '/', async () => page('ğüşiöç'.repeat(200)))
  expect(cache.fastPath({ ...plainRequest, acceptEncoding: 'br' }, '/')).toBeNull()
})

test('the fast path misses for yesterday’s page', async () => {
  const cache = cacheOn(['2026-11-21', '2026-11-21', '2026-11-22'])
  await cache.serve(ask(), '/', async () => page('yesterday'))
  expect(cache.fastPath(plainRequest, '/')).toBeNull()
})
