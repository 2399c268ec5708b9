import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ofPages, prepare } from './prepared.server.ts'

const words = ['Kapadokya', 'Likya', 'Karadeniz', 'Ege', 'Mardin', 'Van', 'Kars']
const text = Array.from({ length: 6000 }, (_, n) => `${words[(n * n) % 7]} ${n * 7919}`).join(' ')
const headers = [['content-type', 'text/html']] as const
const browser = 'gzip, deflate, br, zstd'
const brotli = { isHead: false, acceptEncoding: 'br', ifNoneMatch: '' }
const decompress: Record<string, (body: Buffer) => Buffer> = {
  identity: (body) => body,
  gzip: gunzipSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
}

test('the first answer is compressed fast; a page that is asked for again is compressed better, with the same content', async () => {
  const prepared = prepare({ headers, bytes: Buffer.from(text), quality: ofPages })
  const request = new Request('http://x/', { headers: { 'accept-encoding': 'br' } })
  const first = Buffer.from(await (await prepared.answer(request)).arrayBuffer())
  const now = () => prepared.fastPath(brotli)!
  await expect.poll(() => now().body!.length, { timeout: 20_000 }).toBeLessThan(first.length)
  const better = now()
  expect(brotliDecompressSync(better.body!).toString()).toBe(text)
  expect(better.headers[better.headers.indexOf('content-length') + 1]).toBe(String(better.body!.length))
  expect(better.headers[better.headers.indexOf('etag') + 1]).toBe(prepared.etag)
})

test('a page that is asked for once is not compressed a second time', async () => {
  const once = prepare({ headers, bytes: Buffer.from(text), quality: ofPages })
  const asBrowser = { ...brotli, acceptEncoding: browser }
  const zstd = once.fastPath(asBrowser)
  // One page is compressed at a time: when the next one is better, a compression of this one would be over.
  const next = prepare({ headers, bytes: Buffer.from(text), quality: ofPages })
  const encoding = () => next.fastPath(asBrowser)!.headers.join()
  await expect.poll(encoding, { timeout: 20_000 }).toContain('content-encoding,br')
  expect(once.fastPath(asBrowser)).toEqual(zstd)
})

test('answers that are asked for at the same moment share one copy of the bytes', async () => {
  const prepared = prepare({ headers, bytes: Buffer.from(text), quality: ofPages })
  const asked = Array.from({ length: 5 }, () => prepared.answer(new Request('http://x/')))
  const chunks = await Promise.all(asked.map(async (answer) => (await (await answer).body!.getReader().read()).value))
  expect(new Set(chunks).size).toBe(1)
  expect(Buffer.from(chunks[0]!).toString()).toBe(text)
})

test('a browser gets the first answer in zstd, and better ones in brotli', async () => {
  const prepared = prepare({ headers, bytes: Buffer.from(text), quality: ofPages })
  const request = new Request('http://x/', { headers: { 'accept-encoding': browser } })
  const first = await prepared.answer(request)
  expect(first.headers.get('content-encoding')).toBe('zstd')
  const { byteLength } = await first.arrayBuffer()
  const now = () => prepared.fastPath({ ...brotli, acceptEncoding: browser })!
  const encoding = () => now().headers[now().headers.indexOf('content-encoding') + 1]
  await expect.poll(encoding, { timeout: 20_000 }).toBe('br')
  await expect.poll(() => now().body!.length, { timeout: 20_000 }).toBeLessThan(byteLength)
})

test.each([
  { accepted: '', encodings: ['identity'], quality: ofPages },
  { accepted: browser, encodings: ['identity'], quality: null },
  { accepted: 'gzip', encodings: ['gzip'], quality: ofPages },
  { accepted: 'br', encodings: ['br'], quality: ofPages },
  { accepted: browser, encodings: ['zstd', 'br'], quality: ofPages },
  { accepted: 'gzip, br, zstd;q=0', encodings: ['br'], quality: ofPages },
  { accepted: 'gzip, br;q=0, zstd', encodings: ['zstd', 'gzip'], quality: ofPages },
  { accepted: 'zstd', encodings: ['zstd'], quality: ofPages },
  { accepted: browser, encodings: ['br'], quality: { first: { brotli: 9, gzip: 6 }, better: { brotli: 9, gzip: 6 } } },
])(
  'every answer to "$accepted" has the whole content in $encodings, however often it is asked for',
  async ({ accepted, encodings, quality }) => {
    const prepared = prepare({ headers, bytes: Buffer.from(text), quality })
    for (let n = 0; n < 15; n += 1) {
      const answer = await prepared.answer(new Request('http://x/', { headers: { 'accept-encoding': accepted } }))
      const encoding = answer.headers.get('content-encoding') ?? 'identity'
      expect(encodings).toContain(encoding)
      const body = Buffer.from(await answer.arrayBuffer())
      expect(answer.headers.get('content-length')).toBe(String(body.length))
      expect(decompress[encoding]!(body).toString() === text).toBe(true)
    }
    expect(Buffer.from(await prepared.plain()).toString() === text).toBe(true)
  },
)

test('a page takes the memory of its compressed forms', () => {
  expect(prepare({ headers, bytes: Buffer.from(text), quality: ofPages }).bytes).toBeLessThan(text.length)
  expect(prepare({ headers, bytes: Buffer.from(text), quality: null }).bytes).toBeGreaterThanOrEqual(text.length)
})

test.each([browser, 'br', 'gzip', 'identity'])(
  'an answer that stays holds memory for its own bytes only: %s',
  async (encoding) => {
    for (const length of [300, 20_000, 100_000]) {
      const prepared = prepare({ headers, bytes: Buffer.from(text.slice(0, length)), quality: ofPages })
      const sizes = new Set<number>()
      // Until the better compression is there, and the form without compression is kept.
      for (let n = 0; n < 70; n += 1) {
        await prepared.answer(new Request('http://x/', { headers: { 'accept-encoding': encoding } }))
        await new Promise(setImmediate)
        const body = prepared.fastPath({ ...brotli, acceptEncoding: encoding })?.body
        if (!body) continue
        sizes.add(body.length)
        expect(body.buffer.byteLength).toBe(body.length)
      }
      expect(sizes.size).toBeGreaterThan(0)
    }
  },
)

test('bodies without compression stay up to 8 MB together, the latest ones, and others are made again', async () => {
  const body = Buffer.from(text).subarray(0, 100_000)
  const many = Array.from({ length: 100 }, () => prepare({ headers, bytes: body, quality: ofPages }))
  const plain = () => new Request('http://x/')
  for (const prepared of many) for (let n = 0; n < 10; n += 1) await prepared.answer(plain())
  const isKept = many.map((prepared) => prepared.fastPath({ ...brotli, acceptEncoding: '' }) !== null)
  expect(isKept).toEqual([...Array(17).fill(false), ...Array(83).fill(true)])
  expect(body.equals(Buffer.from(await (await many[0]!.answer(plain())).arrayBuffer()))).toBe(true)
})

test.each(['br', 'gzip', 'identity'])('a redirect has no body, whatever was rendered for it: %s', async (encoding) => {
  const prepared = prepare({ status: 302, headers, bytes: Buffer.from(text), quality: ofPages })
  const answer = await prepared.answer(new Request('http://x/', { headers: { 'accept-encoding': encoding } }))
  expect([answer.status, answer.headers.get('content-encoding'), await answer.text()]).toEqual([302, null, ''])
})

test('a 304 repeats what acts by itself; a change of any other header makes another ETag', () => {
  const own = { 'content-type': 'text/html', 'cache-control': 'no-cache', 'set-cookie': 'a=b', vary: 'Cookie' }
  const withPolicy = (policy: string) =>
    prepare({
      headers: Object.entries({ ...own, 'content-security-policy': policy }),
      bytes: Buffer.from(text),
      quality: null,
    })
  const prepared = withPolicy("default-src 'none'")
  const { etag } = prepared
  const vary = ['vary', 'Cookie', 'etag', etag, 'vary', 'Accept-Encoding']
  for (const ifNoneMatch of [etag, etag.slice(2), `"x", ${etag}`, '*'])
    expect(prepared.fastPath({ ...brotli, ifNoneMatch })).toEqual({
      status: 304,
      headers: ['cache-control', 'no-cache', 'set-cookie', 'a=b', ...vary],
      body: null,
    })
  expect(prepared.fastPath({ ...brotli, ifNoneMatch: withPolicy("default-src 'self'").etag })!.status).toBe(200)
})
