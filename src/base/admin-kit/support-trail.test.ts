import { beforeEach, expect, test, vi } from 'vitest'
import { lastScreen, noteError, noteRequest, noteScreen, recentErrors, watchErrors } from './support-trail.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  })
})

test('the last ten errors are remembered, newest first, each once in a row', () => {
  for (const n of Array.from({ length: 12 }, (_, index) => index)) noteError(`error ${n}`)
  noteError('error  11')
  expect(recentErrors().map(({ text }) => text)).toEqual(
    Array.from({ length: 10 }, (_, index) => `error ${11 - index}`),
  )
})

test('a request that failed is remembered without its query', () => {
  noteRequest('GET', '/api/admin/orders?search=ayse', 500)
  expect(recentErrors()[0]!.text).toBe('GET /api/admin/orders: 500')
})

test.each([200, 401, 409, 422, 429])('an answer %s is no error', (status) => {
  noteRequest('POST', '/api/admin/users', status)
  expect(recentErrors()).toEqual([])
})

test('requests that the browser cancels while a page is left are no errors', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const stop = watchErrors()
  page.dispatchEvent(new Event('beforeunload'))
  noteRequest('GET', '/api/admin/counts', 0)
  expect(recentErrors()).toEqual([])
  noteRequest('GET', '/api/admin/counts', 0, Date.now() + 6000)
  expect(recentErrors()).toHaveLength(1)
  stop()
})

test('a long error is shortened to what a request takes', () => {
  noteError('x'.repeat(1000))
  expect(recentErrors()[0]!.text.length).toBeLessThan(300)
})

test('the last screen is remembered beside the errors', () => {
  noteError('broken')
  noteScreen('/admin/orders')
  expect([lastScreen(), recentErrors().length]).toEqual(['/admin/orders', 1])
})

test('an unreadable item is like none', () => {
  sessionStorage.setItem('seyyah-trail', '{')
  expect([lastScreen(), recentErrors()]).toEqual(['', []])
})
