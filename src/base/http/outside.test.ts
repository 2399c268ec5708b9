import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { unknownServer } from '../mail/unknown-server.fixture.ts'
import { readOutside } from './outside.server.ts'

let server: Server | undefined
afterEach(() => server?.close().closeAllConnections())

async function served(listener: RequestListener): Promise<string> {
  server = createServer(listener)
  await new Promise<void>((ready) => server!.listen(0, '127.0.0.1', ready))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/kurlar`
}
const limits = { timeoutMs: 2000, maxBytes: 1000 }

test('a document is read as text', async () => {
  const url = await served((_, answer) => answer.end('<İyi günler/>'))
  expect(await readOutside(url, limits)).toBe('<İyi günler/>')
})

test('a document may be as long as its limit', async () => {
  const url = await served((_, answer) => answer.end('x'.repeat(limits.maxBytes)))
  expect(await readOutside(url, limits)).toHaveLength(limits.maxBytes)
})

test.each<[string, RequestListener, RegExp]>([
  ['another status', (_, answer) => answer.writeHead(503).end(), /answered 503/],
  ['a redirect', (_, answer) => answer.writeHead(302, { location: 'http://169.254.169.254/' }).end(), /fetch failed/],
  ['too much', (_, answer) => answer.end('x'.repeat(1001)), /more than 1000 bytes/],
])('%s is refused', async (_, listener, message) => {
  await expect(readOutside(await served(listener), limits)).rejects.toThrow(message)
})

test('a server whose certificate nobody vouches for is refused', async () => {
  const secure = createSecureServer(unknownServer, (_, answer) => answer.end('<İyi günler/>'))
  await new Promise<void>((ready) => secure.listen(0, '127.0.0.1', ready))
  try {
    const url = `https://127.0.0.1:${(secure.address() as AddressInfo).port}/kurlar`
    await expect(readOutside(url, limits)).rejects.toMatchObject({ cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' } })
  } finally {
    secure.close()
  }
})

test('a server that does not answer is left', async () => {
  const url = await served(() => {})
  await expect(readOutside(url, { ...limits, timeoutMs: 20 })).rejects.toThrow(/timeout/)
})
