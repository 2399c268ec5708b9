import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type Handle, type Listening, listen } from './server.server.ts'
import { isTooSlow } from './slow-bodies.server.ts'

const open: Listening[] = []
afterEach(async () => void (await Promise.all(open.splice(0).map((server) => server.close()))))

/** The response to a client that declares a longer body than it sends. */
async function responseAfter(sent: string, handle: Handle): Promise<string> {
  const server = await listen(handle, () => null, '127.0.0.1', 0, { bodyMs: 100 })
  open.push(server)
  const socket = connect(server.port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('error', () => {})
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999\r\n\r\n${sent}`)
  await once(socket, 'close')
  return answer
}

const reading: Handle = async (request) => new Response(await request.text().catch(() => 'cut off'))

test('a client that declares a body and does not send it is disconnected', async () => {
  expect(await responseAfter('a', reading)).toMatch(/^HTTP\/1.1 408 /)
})

test('a client that may send slowly and falls silent is disconnected', async () => {
  const allowSlowBody: Handle = (request, facts) => {
    facts.allowSlowBody?.()
    return reading(request, facts)
  }
  expect(await responseAfter('a'.repeat(50_000), allowSlowBody)).toMatch(/^HTTP\/1.1 408 /)
})

test('a client that is answered before its body arrived is disconnected', async () => {
  expect(await responseAfter('a', async () => new Response('no'))).toMatch(/^HTTP\/1.1 200 /)
})

test.each([
  { who: 'an ordinary request at the first check', isSlowAllowed: false, checks: 1, bytes: 0, cut: false },
  {
    who: 'an ordinary request at the second check, also with many bytes',
    isSlowAllowed: false,
    checks: 2,
    bytes: 1e9,
    cut: true,
  },
  {
    who: 'a slow upload that keeps sending, also after a long time',
    isSlowAllowed: true,
    checks: 500,
    bytes: 40_000,
    cut: false,
  },
  { who: 'a slow upload of a few bytes at a time', isSlowAllowed: true, checks: 1, bytes: 500, cut: true },
])('$who: $cut', ({ cut, ...seen }) => {
  expect(isTooSlow(seen)).toBe(cut)
})
