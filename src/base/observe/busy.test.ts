import { expect, test } from 'vitest'
import { watchUse } from './busy.server.ts'

test('a loop is busy when it was in use for more than half of the last second', () => {
  const time = { idle: 300, active: 700 }
  const isBusy = watchUse(() => ({ ...time }))
  const after = (idle: number, active: number) => {
    time.idle += idle
    time.active += active
    return isBusy()
  }
  expect(isBusy()).toBe(false)
  expect(after(100, 890)).toBe(false) // 990 ms: too short to say
  expect(after(0, 10)).toBe(true)
  expect(after(900, 0)).toBe(true)
  expect(after(100, 0)).toBe(false)
  expect(after(500, 500)).toBe(false)
  expect(after(499, 501)).toBe(true)
  // Nobody asked for a minute.
  expect(after(59_000, 1_000)).toBe(false)
})

test('the loop of the process is watched unless another is given', () => {
  expect(watchUse()()).toBe(false)
})
