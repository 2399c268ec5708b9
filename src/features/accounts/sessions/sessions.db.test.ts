import { beforeEach, expect, test } from 'vitest'
import type { Staff } from '#src/base/http/endpoint/services.server.ts'
import { bearer, insertSession, insertStaff, staffPassword } from '../accounts.fixture.ts'
import type { SessionItem, UserDetails } from '../accounts.schema.ts'
import { testPeople } from '../office.fixture.ts'
import { authenticate, isSignedIn } from './authenticate.commands.server.ts'

const people = testPeople()
let clerk: Staff
let clerkToken: string

beforeEach(async () => {
  clerk = await insertStaff(people.db, 'satis', { name: 'İnci Işık', email: 'inci@seyyah.example' })
  clerkToken = await insertSession(people.db, clerk, people.now)
})

const list = async (path: string, token: string) => (await people.api.get<SessionItem[]>(path, bearer(token))).body
const remove = (path: string, token: string) =>
  people.api.post<{ message: string; data: { ended: number } }>(path, { _method: 'DELETE' }, bearer(token))
const statusOf = async (token: string) => (await people.api.get('/api/admin/status', bearer(token))).status
const recorded = () =>
  people.db.selectFrom('audit_events').select(['user_name', 'action', 'entity_id', 'before']).orderBy('id').execute()
const lastUse = async () =>
  (
    await people.db
      .selectFrom('sessions')
      .select('last_used_at')
      .where('user_id', '=', clerk.id)
      .executeTakeFirstOrThrow()
  ).last_used_at

test('a session shows browser and network in words; neither address nor header is stored', async () => {
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36'
  const answer = await people.api.post<{ token: string }>(
    '/api/auth/login',
    { email: clerk.email, password: staffPassword },
    { 'user-agent': userAgent },
  )
  const sessions = await list('/api/admin/account/sessions', answer.body.token)
  expect(sessions).toHaveLength(2)
  expect(sessions[0]).toEqual({
    id: expect.any(Number),
    created_at: people.now.toISOString(),
    last_used_at: people.now.toISOString(),
    expires_at: '2027-03-10T19:00:00.000Z',
    browser: 'Chrome, Windows',
    network: { code: expect.stringMatching(/^[0-9A-F]{4}$/), is_here: true },
    is_current: true,
  })
  expect(sessions[1]).toMatchObject({ network: { code: '0000', is_here: false }, is_current: false })
  const rows = JSON.stringify(await people.db.selectFrom('sessions').selectAll().execute())
  expect(rows).not.toMatch(/192\.0\.2|Mozilla/)
})

test('the last use is written once in five minutes, however many requests there are', async () => {
  const lastUseMs = 300_000
  const at = (ms: number) => new Date(people.now.getTime() + ms)
  for (const ms of [0, 1000, lastUseMs - 1]) await authenticate(people.db, clerkToken, at(ms), null)
  expect(await lastUse()).toEqual(people.now)
  await authenticate(people.db, clerkToken, at(lastUseMs), null)
  await authenticate(people.db, clerkToken, at(lastUseMs + 1000), null)
  expect(await lastUse()).toEqual(at(lastUseMs))
})

test('an open stream of the office asks whether its session holds, which is no use of the session', async () => {
  const later = new Date(people.now.getTime() + 600_000)
  expect(await isSignedIn(people.db, clerkToken, later, null)).toBe(true)
  expect(await lastUse()).toEqual(people.now)
  await people.db.updateTable('users').set({ active: false }).where('id', '=', clerk.id).execute()
  expect(await isSignedIn(people.db, clerkToken, later, null)).toBe(false)
})

test('a manager ends one session or all sessions of a user at once', async () => {
  const other = await insertSession(people.db, clerk, people.now)
  const path = `/api/admin/users/${clerk.id}`
  const { body } = await people.api.get<UserDetails>(path, bearer(people.bossToken))
  expect(body).toMatchObject({ open_sessions: 2, is_own: false, has_other_manager: true, link_expires_at: null })
  const [first] = await list(`${path}/sessions`, people.bossToken)
  expect((await remove(`${path}/sessions/${first!.id}`, people.bossToken)).status).toBe(200)
  expect((await remove(`${path}/sessions/${first!.id}`, people.bossToken)).status).toBe(404)
  expect([await statusOf(clerkToken), await statusOf(other)].sort()).toEqual([200, 401])
  expect((await remove(`${path}/sessions`, people.bossToken)).body).toMatchObject({
    message: '1 oturum kapatıldı.',
    data: { ended: 1 },
  })
  expect([await statusOf(clerkToken), await statusOf(other), await statusOf(people.bossToken)]).toEqual([401, 401, 200])
  expect(await recorded()).toEqual([
    {
      user_name: 'Zeynep Kaya',
      action: 'end_sessions',
      entity_id: String(clerk.id),
      before: { browser: 'Chrome, Windows', sessions: 1 },
    },
    { user_name: 'Zeynep Kaya', action: 'end_sessions', entity_id: String(clerk.id), before: { sessions: 1 } },
  ])
})

test('users end their other sessions and never those of others', async () => {
  const other = await insertSession(people.db, clerk, people.now)
  const [foreign] = await list('/api/admin/account/sessions', people.bossToken)
  expect((await remove(`/api/admin/account/sessions/${foreign!.id}`, clerkToken)).status).toBe(404)
  expect((await remove('/api/admin/account/sessions', clerkToken)).body.data).toEqual({ ended: 1 })
  expect([await statusOf(clerkToken), await statusOf(other), await statusOf(people.bossToken)]).toEqual([200, 401, 200])
  expect((await remove('/api/admin/account/sessions', clerkToken)).body.data).toEqual({ ended: 0 })
  expect(await recorded()).toHaveLength(1)
})
