// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loginPath, officeApi, stayMs } from '#src/base/admin-kit/office-api.ts'
import { readSession, storeSession } from '#src/base/admin-kit/session.ts'
import { watchSession } from './signed-in.ts'

const hour = 3600
const data = { name: 'Zeynep', email: 'zeynep@seyyah.example', role_group: 'icerik', office_lang: null }
const signIn = () => storeSession({ token: 'token', expires_in: 8 * hour, data })

let opened: string[]
beforeEach(() => {
  vi.useFakeTimers()
  opened = []
  // A page that stays, as after the browser's question about unsaved input.
  const open = (path: string) => opened.push(path)
  vi.stubGlobal('location', { replace: open, assign: open })
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) =>
    headers.authorization
      ? Response.json({ success: true })
      : Response.json({ code: 'unauthenticated', message: 'Giriş yapın.' }, { status: 401 }),
  )
})
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(stayMs)
  vi.useRealTimers()
  localStorage.clear()
})

test('whoever stays when the hours of a session are over can try to save, and the next session is watched too', async () => {
  signIn()
  const stop = watchSession()
  await vi.advanceTimersByTimeAsync(8 * hour * 1000)
  const statuses: number[] = []
  const save = async () => {
    const answer = await officeApi().post('/api/admin/categories/7', {})
    statuses.push(answer.ok ? 200 : answer.status)
  }
  // While the site is being opened, a refused save redirects nowhere.
  void save()
  await vi.advanceTimersByTimeAsync(2 * stayMs)
  expect([readSession(), opened, statuses]).toEqual([null, ['/'], [401]])
  void save()
  await vi.advanceTimersByTimeAsync(stayMs)
  expect([opened, statuses]).toEqual([
    ['/', loginPath],
    [401, 401],
  ])

  // Signed in again in another tab, then back in this one.
  signIn()
  document.dispatchEvent(new Event('visibilitychange'))
  await save()
  expect(statuses.at(-1)).toBe(200)
  await vi.advanceTimersByTimeAsync(8 * hour * 1000 + 2 * stayMs)
  expect(opened).toEqual(['/', loginPath, '/'])
  stop()
})
