// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveOffice, loginPath, officeApi, stayMs } from './office-api.ts'
import { clearSession, readSession, storeSession } from './session.ts'

const data = { name: 'Zeynep', email: 'zeynep@seyyah.example', role_group: 'icerik', office_lang: null }
const signIn = (token: string) => storeSession({ token, expires_in: 3600, data })

let opened: string[]
beforeEach(() => {
  vi.useFakeTimers()
  opened = []
  // A page that stays, as after the browser's question about unsaved input.
  vi.stubGlobal('location', { replace: (path: string) => opened.push(path) })
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) =>
    headers.authorization === 'Bearer new'
      ? Response.json({ success: true })
      : Response.json({ code: 'unauthenticated', message: 'Giriş yapın.' }, { status: 401 }),
  )
  signIn('old')
})
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(stayMs)
  vi.useRealTimers()
  localStorage.clear()
})

/** The outcome of a request; undefined while it is pending. */
function outcomeOf(request: Promise<unknown>): () => unknown {
  let outcome: unknown
  request.then(
    (answer) => (outcome = answer),
    (error: { refused: unknown }) => (outcome = error.refused),
  )
  return () => outcome
}

test('after the end of a session a save is answered to whoever stays, and succeeds once they have signed in elsewhere', async () => {
  const first = outcomeOf(officeApi().post('/api/admin/categories/7', {}))
  await vi.advanceTimersByTimeAsync(stayMs - 1)
  expect([opened, readSession(), first()]).toEqual([[loginPath], null, undefined])
  await vi.advanceTimersByTimeAsync(1)
  expect(first()).toMatchObject({
    ok: false,
    status: 401,
    message: 'Oturumunuz bitti. Başka sekmede giriş yapın; yazdıklarınız burada duruyor.',
  })
  // The second save leads to the login page as well.
  const second = outcomeOf(officeApi().post('/api/admin/categories/7', {}))
  await vi.advanceTimersByTimeAsync(stayMs)
  expect([opened, second()]).toEqual([[loginPath, loginPath], expect.objectContaining({ status: 401 })])
  signIn('new')
  expect(await officeApi().post('/api/admin/categories/7', {})).toMatchObject({ ok: true })
})

test('in the moment of a logout nothing is asked for', async () => {
  const sent = vi.fn(async () => Response.json({ success: true }))
  vi.stubGlobal('fetch', sent)
  const left = leaveOffice(() => clearSession())
  const counts = outcomeOf(officeApi().get('/api/admin/counts', new AbortController().signal))
  await vi.advanceTimersByTimeAsync(stayMs - 1)
  expect([sent.mock.calls, counts()]).toEqual([[], undefined])
  await vi.advanceTimersByTimeAsync(1)
  await left
  expect([sent.mock.calls, counts()]).toEqual([[], expect.objectContaining({ status: 401 })])
})

test('requests that are refused together open the login page once; a read that would replace the screen is not answered', async () => {
  const save = outcomeOf(officeApi().post('/api/admin/categories/7', {}))
  const part = outcomeOf(officeApi().get('/api/admin/categories/7', new AbortController().signal))
  const screen = outcomeOf(officeApi().get('/api/admin/categories'))
  await vi.advanceTimersByTimeAsync(stayMs)
  expect(opened).toEqual([loginPath])
  expect([save(), part(), screen()]).toEqual([
    expect.objectContaining({ status: 401 }),
    expect.objectContaining({ status: 401 }),
    undefined,
  ])
})
