// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { saveBlob } from './download.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the content of a saved file stays until the browser has read it', () => {
  vi.useFakeTimers()
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  saveBlob(new Blob(['{}']), 'texts.json')
  expect([clicked.mock.calls.length, revoked.mock.calls.length]).toEqual([1, 0])
  vi.runAllTimers()
  expect(revoked).toHaveBeenCalledTimes(1)
})
