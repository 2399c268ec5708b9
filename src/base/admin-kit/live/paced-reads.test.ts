import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PacedReads, pacedReads } from './paced-reads.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** @param readMs duration of a read @returns when reads began, and how many were under way at most */
async function simulate(changes: readonly number[], readMs: number) {
  const began: number[] = []
  let [underWay, most] = [0, 0]
  const start = performance.now()
  const reads: PacedReads = pacedReads(async () => {
    began.push(Math.round(performance.now() - start))
    most = Math.max(most, ++underWay)
    await new Promise((resolve) => setTimeout(resolve, readMs))
    underWay--
  })
  for (const at of changes) setTimeout(reads.ask, at)
  await vi.advanceTimersByTimeAsync(60_000)
  return { began, most }
}

const every = (ms: number, until: number) => Array.from({ length: until / ms }, (_, n) => n * ms)

test.each([
  ['no change', [], 50, []],
  ['one change', [0], 50, [150]],
  ['several tables of one order', [0, 10, 40, 149], 50, [150]],
  ['a change during the read', [0, 180], 50, [150, 1150]],
  ['a change during a long read', [0, 2000], 3000, [150, 3300]],
  ['a change after a pause', [0, 5000], 50, [150, 5150]],
  ['a steady stream', every(20, 3000), 50, [150, 1150, 2150, 3150]],
  ['a steady stream of slow reads', every(20, 3000), 1500, [150, 1800, 3450]],
])('%s', async (_, changes, readMs, expected) => {
  const { began, most } = await simulate(changes, readMs)
  expect(began).toEqual(expected)
  expect(most).toBeLessThanOrEqual(1)
  // Nothing is missed.
  if (changes.length > 0) expect(began.at(-1)).toBeGreaterThan(changes.at(-1)!)
})

test('a read that fails does not end the others', async () => {
  const read = vi.fn(() => Promise.reject(new Error('offline')))
  const { ask } = pacedReads(read)
  ask()
  await vi.advanceTimersByTimeAsync(1000)
  ask()
  await vi.advanceTimersByTimeAsync(1000)
  expect(read).toHaveBeenCalledTimes(2)
})

test('nothing is read after the screen is left, also not what changed during its last read', async () => {
  const { promise, resolve: end } = Promise.withResolvers<void>()
  const read = vi.fn(() => promise)
  const { ask, stop } = pacedReads(read)
  ask()
  await vi.advanceTimersByTimeAsync(150)
  ask()
  stop()
  end()
  ask()
  await vi.advanceTimersByTimeAsync(5000)
  expect(read).toHaveBeenCalledTimes(1)
})
