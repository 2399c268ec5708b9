import { EventEmitter, once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { type Handle, type Listening, listen } from './server.server.ts'
import { leastBytes, nextTaking, watchReaders } from './slow-readers.server.ts'

const open: Listening[] = []
afterEach(async () => void (await Promise.all(open.splice(0).map((server) => server.close()))))
afterEach(() => vi.useRealTimers())

/** More than the kernel keeps for a connection that does not read: below 3 MB, and 6 MB for one that does. */
const answerBytes = 24 * 1024 * 1024
/** Silence alone cuts nobody here. */
const times = { takeMs: 1000, takeCheckMs: 50, idleMs: 3_600_000 }

/** A client that reads so many bytes of a long answer every 5 ms. `cut`: the server ended its connection within the answer. */
async function reader(eachTime: number) {
  const cut = Promise.withResolvers<void>()
  const body = new Uint8Array(answerBytes)
  const handle: Handle = async ({ signal }) => {
    signal.addEventListener('abort', () => cut.resolve())
    return new Response(body, { headers: { connection: 'close' } })
  }
  const server = await listen(handle, () => null, '127.0.0.1', 0, times)
  open.push(server)
  let bytes = 0
  const callback = (count: number) => {
    bytes += count
    // Pauses.
    return false
  }
  const onread = { buffer: new Uint8Array(eachTime), callback }
  const socket = connect({ port: server.port, host: '127.0.0.1', onread })
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  const reading = setInterval(() => socket.resume(), 5)
  const closed = Promise.withResolvers<void>()
  socket.once('close', () => {
    clearInterval(reading)
    closed.resolve()
  })
  return { cut: cut.promise, closed: closed.promise, bytes: () => bytes, leave: () => socket.destroy() }
}

test('a client that takes an answer a few bytes at a time is cut off', async () => {
  const trickling = await reader(100)
  await trickling.cut
  expect(trickling.bytes()).toBeGreaterThan(0)
  trickling.leave()
})

test('a connection that waits for nothing stays, for longer than that', async () => {
  const before = await reader(100)
  const idle = connect({ port: open[0]!.port, host: '127.0.0.1' })
  await once(idle.resume(), 'connect')
  // It begins after the idle one.
  const trickling = await reader(100)
  await trickling.cut
  expect(idle.readyState).toBe('open')
  for (const { leave } of [before, trickling]) leave()
  idle.destroy()
})

test('one that takes it slowly and steadily gets all of it, for longer than that', async () => {
  const steady = await reader(64 * 1024)
  await steady.closed
  // Which took it 384 times 5 ms at least.
  expect(steady.bytes()).toBeGreaterThan(answerBytes)
})

test.each([
  ['the first look at an answer', null, 5000, { taken: 5000, checks: 0 }],
  ['a look without news', { taken: 5000, checks: 3 }, 5000, { taken: 5000, checks: 4 }],
  ['too few bytes so far', { taken: 5000, checks: 3 }, 5000 + leastBytes - 1, { taken: 5000, checks: 4 }],
  ['enough bytes', { taken: 5000, checks: 16 }, 5000 + leastBytes, { taken: 5000 + leastBytes, checks: 0 }],
])('%s', (_, before, taken, after) => {
  expect(nextTaking(before, taken)).toEqual(after)
})

/** A connection is played, because the clock decides here. Four looks are in its time. */
function watched(handle: object | null) {
  vi.useFakeTimers()
  let looks = 0
  const socket = Object.assign(new EventEmitter(), {
    isCut: false,
    destroy() {
      socket.isCut = true
    },
  })
  Object.defineProperty(socket, '_handle', { get: () => ++looks && handle })
  const readers = watchReaders({ takeMs: 900, takeCheckMs: 250 })
  readers.add(socket as unknown as Socket)
  const after = (ms: number) => {
    vi.advanceTimersByTime(ms)
    return socket.isCut
  }
  return { socket, readers, after, looks: () => looks }
}

test('a client that takes nothing while a byte waits is cut off after the looks of its time', () => {
  const { after } = watched({ bytesWritten: 5000, writeQueueSize: 1 })
  expect([after(1249), after(1)]).toEqual([false, true])
})

test('a connection that has ended, and one whose end is near, are left alone', () => {
  const ending = watched(null)
  expect(ending.after(5000)).toBe(false)
  const { socket, readers, after, looks } = watched({ bytesWritten: 5000, writeQueueSize: 1 })
  after(500)
  socket.emit('close')
  expect([after(5000), looks()]).toEqual([false, 2])
  readers.stop()
})

test('two kilobytes a second are enough', () => {
  expect(leastBytes).toBe(32_768)
})
