// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inOneTab, leaseMs, lookMs } from './one-tab.ts'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  for (const close of open) close()
  open = []
  vi.useRealTimers()
})

let open: (() => void)[] = []

/** Opens tabs of a site whose address is plain http. @returns which of them work */
function openTabs(count: number) {
  const working = new Set<number>()
  const tabs = Array.from({ length: count }, (_, n) =>
    inOneTab('stream', (signal) => {
      working.add(n)
      return new Promise<void>((resolve) =>
        signal.addEventListener('abort', () => {
          working.delete(n)
          resolve()
        }),
      )
    }),
  )
  open.push(...tabs)
  return { tabs, working }
}

test('of many tabs without locks one works', async () => {
  expect(navigator.locks).toBeFalsy()
  const { working } = openTabs(9)
  await vi.advanceTimersByTimeAsync(500)
  expect(working.size).toBe(1)
  const [first] = working
  await vi.advanceTimersByTimeAsync(20 * lookMs)
  expect([...working]).toEqual([first])
})

test('the next tab goes on when the one that works is closed', async () => {
  const { tabs, working } = openTabs(3)
  await vi.advanceTimersByTimeAsync(500)
  const [first] = working
  tabs[first!]!()
  expect(working.size).toBe(0)
  await vi.advanceTimersByTimeAsync(2 * lookMs)
  expect(working.size).toBe(1)
  expect(working.has(first!)).toBe(false)
})

test('the next tab goes on at once when the work of the first is over, which does not begin again', async () => {
  const began: number[] = []
  const ends: (() => void)[] = []
  for (const n of [0, 1])
    open.push(
      inOneTab('stream', () => {
        began.push(n)
        return new Promise<void>((resolve) => ends.push(resolve))
      }),
    )
  await vi.advanceTimersByTimeAsync(500)
  const [first] = began
  ends[0]!()
  await vi.advanceTimersByTimeAsync(2 * lookMs)
  expect(began).toEqual([first, 1 - first!])
  ends[1]!()
  await vi.advanceTimersByTimeAsync(2 * leaseMs)
  expect(began).toHaveLength(2)
  expect(localStorage.getItem('stream')).toBeNull()
})

test('a tab that crashed is waited for, and one that stood still gives way', async () => {
  localStorage.setItem('stream', `crashed ${Date.now() + leaseMs}`)
  const { working } = openTabs(2)
  await vi.advanceTimersByTimeAsync(leaseMs - lookMs)
  expect(working.size).toBe(0)
  await vi.advanceTimersByTimeAsync(3 * lookMs)
  expect(working.size).toBe(1)
  localStorage.setItem('stream', `another ${Date.now() + leaseMs}`)
  await vi.advanceTimersByTimeAsync(lookMs)
  expect(working.size).toBe(0)
})
