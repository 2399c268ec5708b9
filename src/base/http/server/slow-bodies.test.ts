import { EventEmitter, once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { type Handle, type Listening, listen } from './server.server.ts'
import { isTooSlow, watchBody } from './slow-bodies.server.ts'

const open: Listening[] = []
afterEach(async () => void (await Promise.all(open.splice(0).map((server) => server.close()))))
afterEach(() => vi.useRealTimers())

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
  { who: 'a slow upload of 32 KiB for each check', isSlowAllowed: true, checks: 9, bytes: 32_768, cut: false },
  { who: 'a slow upload of one byte less', isSlowAllowed: true, checks: 9, bytes: 32_767, cut: true },
])('$who: $cut', ({ cut, ...seen }) => {
  expect(isTooSlow(seen)).toBe(cut)
})

/** A connection is played, because the clock decides here. The body may take ten seconds. */
function watched(headers: Record<string, string> = { 'content-length': '999999999' }) {
  vi.useFakeTimers()
  const written: string[] = []
  const socket = Object.assign(new EventEmitter(), {
    bytesRead: 400,
    isCut: false,
    write: (text: string) => written.push(text.split('\r\n')[0]!),
    destroy() {
      socket.isCut = true
      socket.emit('close')
    },
  })
  const request = { headers, socket, complete: false }
  const response = Object.assign(new EventEmitter(), { headersSent: false })
  const body = watchBody(request as unknown as IncomingMessage, response as unknown as ServerResponse, 10_000)
  const receive = (bytes: number, ms: number) => {
    socket.bytesRead += bytes
    vi.advanceTimersByTime(ms)
    return { isCut: socket.isCut, written, timers: vi.getTimerCount(), listeners: socket.listenerCount('close') }
  }
  return { body, socket, request, response, receive }
}
const going = { isCut: false, written: [], timers: 1, listeners: 1 }
const over = { isCut: false, written: [], timers: 0, listeners: 0 }
const refused = { ...over, isCut: true, written: ['HTTP/1.1 408 Request Timeout'] }

test('a body that keeps coming is cut off when its time is over', () => {
  const { receive } = watched()
  expect(receive(1e6, 5000)).toEqual(going)
  expect(receive(1e6, 4999)).toEqual(going)
  expect(receive(1e6, 1)).toEqual(refused)
})

test('a body that may be slow is cut off when it stops coming, however much came before', () => {
  const { body, receive } = watched({ 'transfer-encoding': 'chunked' })
  body!.allowSlowBody()
  for (let n = 0; n < 50; n += 1) expect(receive(40_000, 5000)).toEqual(going)
  expect(receive(500, 5000)).toEqual(refused)
})

test('after a body has arrived nothing is cut off, however long its answer takes', () => {
  const { request, receive } = watched()
  request.complete = true
  expect(receive(0, 60_000)).toEqual(over)
})

test.each([
  ['the answer to a body that has arrived ends the watch', true, over],
  ['an answer before the body has arrived does not end it', false, going],
])('%s', (_, complete, seen) => {
  const { request, response, receive } = watched()
  request.complete = complete
  response.emit('finish')
  expect(receive(0, 1000)).toEqual(seen)
})

test('the watch ends with the connection', () => {
  const { socket, receive } = watched()
  socket.emit('close')
  expect(receive(0, 0)).toEqual(over)
})

test('an answer that has begun is not followed by another', () => {
  const { response, receive } = watched()
  response.headersSent = true
  expect(receive(0, 10_000)).toEqual({ ...refused, written: [] })
})

test.each<Record<string, string>>([{}, { 'content-length': '0' }])(
  'a request without a body is not watched: %o',
  (headers) => {
    expect(watched(headers).body).toBeNull()
  },
)

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
