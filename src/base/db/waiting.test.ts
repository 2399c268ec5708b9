import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openWaiting } from './waiting.server.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const patience = { places: 1, stillMs: 100, longestMs: 1000, most: 3 }
/** What became of each, in the order in which it happened. */
function callers(waiting: ReturnType<typeof openWaiting>, names: string[]): string[] {
  const seen: string[] = []
  for (const name of names)
    waiting.enter().then(
      () => seen.push(name),
      (error: Error) => seen.push(`${name}: ${error.message}`),
    )
  return seen
}
const late = 'timeout exceeded when trying to connect'

test('callers take their turns in their order, however long it takes, while connections come back', async () => {
  const waiting = openWaiting({ ...patience, most: 10 })
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  const seen = callers(waiting, names)
  for (const [at] of names.entries()) {
    await vi.advanceTimersByTimeAsync(90)
    expect(seen).toEqual(names.slice(0, at + 1))
    waiting.leave()
  }
  expect(waiting.count()).toBe(0)
})

test('when none comes back everybody is refused after a moment, as pg does it', async () => {
  const waiting = openWaiting(patience)
  const seen = callers(waiting, ['a', 'b', 'c'])
  await vi.advanceTimersByTimeAsync(99)
  expect(seen).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(1)
  expect(seen).toEqual(['a', `b: ${late}`, `c: ${late}`])
})

test('nobody waits longer than the longest time', async () => {
  const waiting = openWaiting({ ...patience, longestMs: 250 })
  const seen = callers(waiting, ['a', 'b', 'c', 'd'])
  for (let round = 0; round < 2; round += 1) {
    await vi.advanceTimersByTimeAsync(90)
    waiting.leave()
  }
  await vi.advanceTimersByTimeAsync(69)
  expect(seen).toEqual(['a', 'b', 'c'])
  await vi.advanceTimersByTimeAsync(1)
  expect(seen).toEqual(['a', 'b', 'c', `d: ${late}`])
})

test('a connection that cannot be made is the failure of all who wait, and frees its place', async () => {
  const waiting = openWaiting(patience)
  const seen = callers(waiting, ['a', 'b', 'c'])
  await vi.advanceTimersByTimeAsync(0)
  waiting.leave(new Error('ECONNREFUSED'))
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toEqual(['a', 'b: ECONNREFUSED', 'c: ECONNREFUSED'])
  await waiting.enter()
})

test('too many are refused at once', async () => {
  const waiting = openWaiting(patience)
  const seen = callers(waiting, ['a', 'b', 'c', 'd', 'e'])
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toEqual(['a', `e: ${late}`])
  expect(waiting.count()).toBe(3)
})
