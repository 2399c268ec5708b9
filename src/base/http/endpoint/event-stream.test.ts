import { expect, test, vi } from 'vitest'
import { gap } from '#src/base/cache/changes.server.ts'
import { openLiveEvents } from './event-stream.server.ts'

function setup() {
  let announce: (subject: string) => void = () => {}
  const live = openLiveEvents({
    onOffice: (listener) => {
      announce = listener
    },
  })
  return { live, announce: (subject: string) => announce(subject) }
}

const listener = { user_id: 1, hears: (subject: string) => subject !== 'payments', isSignedIn: async () => true }
const read = async (stream: ReadableStream<Uint8Array>) => new Response(stream).text()

test('a stream tells the subjects that its user may hear, and every gap', async () => {
  const { live, announce } = setup()
  const stream = live.open(listener)!
  for (const subject of ['messages', 'payments', 'sessions', gap]) announce(subject)
  live.close()
  expect(await read(stream)).toBe('data: gap\n\ndata: messages\n\ndata: gap\n\n')
})

test('a stream ends when its session has ended; others stay', async () => {
  const { live, announce } = setup()
  let isSignedIn = true
  const ended = live.open({ ...listener, isSignedIn: async () => isSignedIn })!
  const other = live.open({ ...listener, user_id: 2 })!
  announce('sessions')
  isSignedIn = false
  announce('sessions')
  expect(await read(ended)).toBe('data: gap\n\n')
  announce('orders')
  live.close()
  expect(await read(other)).toContain('data: orders')
})

test('a user has eight streams at most, until one is left; no stream opens while the process ends', async () => {
  const { live } = setup()
  const streams = Array.from({ length: 8 }, () => live.open(listener)!)
  expect(live.open(listener)).toBeNull()
  expect(live.open({ ...listener, user_id: 2 })).not.toBeNull()
  await streams[0]!.cancel()
  expect(live.open(listener)).not.toBeNull()
  live.close()
  expect(live.open({ ...listener, user_id: 3 })).toBeNull()
})

test('a silent stream is kept open by comments, and a client that does not read is disconnected', async () => {
  vi.useFakeTimers()
  const { live, announce } = setup()
  const stream = live.open(listener)!
  vi.advanceTimersByTime(20_000)
  const slow = live.open(listener)!
  for (let n = 0; n < 200; n++) announce('messages')
  vi.useRealTimers()
  const text = await read(slow)
  expect(text.split('data: messages').length).toBeLessThan(120)
  expect(await read(stream)).toMatch(/^data: gap\n\n:\n\n:\n\ndata/)
})
