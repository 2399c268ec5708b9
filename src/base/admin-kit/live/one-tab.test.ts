// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { inOneTab } from './one-tab.ts'

test('without locks a tab works while it is in view', () => {
  expect(navigator.locks).toBeFalsy()
  const signals: AbortSignal[] = []
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const show = (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  inOneTab('stream', (signal) => {
    signals.push(signal)
    return new Promise(() => {})
  })
  expect(signals).toHaveLength(0)
  show(false)
  show(false)
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  show(true)
  show(false)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})

test('with locks one tab works, and the next when its work is over', async () => {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, work: () => Promise<unknown>) => {
    last = last.then(work)
    return last
  }
  vi.stubGlobal('navigator', { locks: { request } })
  const began: number[] = []
  const first = Promise.withResolvers<void>()
  for (const n of [1, 2])
    inOneTab('stream', () => {
      began.push(n)
      return first.promise
    })
  await Promise.resolve()
  expect(began).toEqual([1])
  first.resolve()
  await last
  expect(began).toEqual([1, 2])
  vi.unstubAllGlobals()
})
