import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { prepare, risingQuality } from './prepared.server.ts'

const words = ['Kapadokya', 'Likya', 'Karadeniz', 'Ege', 'Mardin', 'Van', 'Kars']
const text = Array.from({ length: 6000 }, (_, n) => `${words[(n * n) % 7]} ${n * 7919}`).join(' ')
const headers = [['content-type', 'text/html']] as const
const brotli = { isHead: false, acceptEncoding: 'br', ifNoneMatch: '' }

test('the first answer is compressed fast; a page that is asked for again is compressed better, with the same content', async () => {
  const prepared = prepare({ headers, bytes: Buffer.from(text), quality: risingQuality })
  const request = new Request('http://x/', { headers: { 'accept-encoding': 'br' } })
  const first = Buffer.from(await (await prepared.answer(request)).arrayBuffer())
  const now = () => prepared.fastPath(brotli)!
  await expect.poll(() => now().body!.length, { timeout: 20_000 }).toBeLessThan(first.length)
  const better = now().body!.length
  await expect.poll(() => now().body!.length, { timeout: 20_000 }).toBeLessThan(better)
  const best = now()
  expect(brotliDecompressSync(best.body!).toString()).toBe(text)
  expect(best.headers[best.headers.indexOf('content-length') + 1]).toBe(String(best.body!.length))
  expect(best.headers[best.headers.indexOf('etag') + 1]).toBe(prepared.etag)
})
