import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type Handle, type Listening, listen } from './server.server.ts'
import { isTooSlow } from './slow-bodies.server.ts'

const open: Listening[] = []
afterEach(async () => void (await Promise.all(open.splice(0).map((server) => server.close()))))

/** What a sender hears that promises more than it sends, and then is silent. */
async function silentAfter(sent: string, handle: Handle): Promise<string> {
  const server = await listen(handle, () => null, '127.0.0.1', 0, 100)
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

test('who promises a body and does not send it is cut off', async () => {
  expect(await silentAfter('a', reading)).toMatch(/^HTTP\/1.1 408 /)
})

test('so is who may take long and has gone silent', async () => {
  const patient: Handle = (request, facts) => {
    facts.patient?.()
    return reading(request, facts)
  }
  expect(await silentAfter('a'.repeat(50_000), patient)).toMatch(/^HTTP\/1.1 408 /)
})

test('so is who is answered before the body is there: the connection is not kept for it', async () => {
  expect(await silentAfter('a', async () => new Response('no'))).toMatch(/^HTTP\/1.1 200 /)
})

test.each([
  { who: 'a stranger at the first look', isPatient: false, looks: 1, bytes: 0, cut: false },
  { who: 'a stranger at the second, however much came', isPatient: false, looks: 2, bytes: 1e9, cut: true },
  { who: 'an uploader that keeps sending, however long', isPatient: true, looks: 500, bytes: 40_000, cut: false },
  { who: 'an uploader of a few bytes at a time', isPatient: true, looks: 1, bytes: 500, cut: true },
])('$who: $cut', ({ cut, ...seen }) => {
  expect(isTooSlow(seen)).toBe(cut)
})
