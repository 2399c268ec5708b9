import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connect, type Database } from '#src/base/db/connect.server.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import type { Staff } from '#src/base/http/endpoint/services.server.ts'
import { bearer, insertSession, insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { removeEndedSessions } from '#src/features/accounts/sessions/sessions.store.server.ts'
import { insertShippedStrings } from '#src/features/languages/languages.store.server.ts'
import type { App } from '#src/server/app.server.ts'
import { strings } from '#src/strings.ts'
import { testApp } from '../frame/test-app.ts'

/** Two apps that share only the database, as two processes do; neither gets notice of the other's changes. */
const database = ownDatabase()
let elsewhere: Database
let here: App
let there: App
let user: Staff
let asManager: Record<string, string>

beforeAll(async () => {
  elsewhere = connect(database.url)
  await insertShippedStrings(database.db, strings)
  here = await testApp(database)
  there = await testApp(elsewhere)
  asManager = bearer(await insertSession(database.db, await insertStaff(database.db)))
})
afterAll(async () => {
  await elsewhere.close()
})
beforeEach(async () => {
  user = await insertStaff(database.db, 'satis')
})

async function ask({ api }: App, path: string, headers: Record<string, string>, body?: object) {
  const init = body && { method: 'POST', body: JSON.stringify(body) }
  const request = new Request(`https://seyyah.example${path}`, {
    headers: { 'content-type': 'application/json', ...headers },
    ...init,
  })
  const response = await api.fetch(request, { address: '192.0.2.7' })
  return { status: response.status, body: (await response.json()) as { data: { password_link: string } } }
}
const statusAt = async (app: App, token: string) => (await ask(app, '/api/admin/status', bearer(token))).status

const endings: [string, (token: string) => Promise<{ status: number }>][] = [
  ['a logout', (token) => ask(here, '/api/admin/logout', bearer(token))],
  ['another role', () => ask(here, `/api/admin/users/${user.id}`, asManager, { _method: 'PUT', role_group: 'icerik' })],
  ['a closed account', () => ask(here, `/api/admin/users/${user.id}`, asManager, { _method: 'PUT', active: false })],
  ['a deleted account', () => ask(here, `/api/admin/users/${user.id}`, asManager, { _method: 'DELETE' })],
  [
    'a new password',
    async () => {
      const { body } = await ask(here, `/api/admin/users/${user.id}/reset`, asManager, {})
      const key = body.data.password_link.split('#key=')[1]
      return ask(here, '/api/auth/password', {}, { key, password: 'dört at nalı' })
    },
  ],
]
test.each(endings)('%s in one process ends the session in the other with the next request', async (_, end) => {
  const token = await insertSession(database.db, user)
  expect([await statusAt(here, token), await statusAt(there, token)]).toEqual([200, 200])
  expect((await end(token)).status).toBe(200)
  expect([await statusAt(there, token), await statusAt(here, token)]).toEqual([401, 401])
})

test('logout ends its own session only, once', async () => {
  const [one, other] = [await insertSession(database.db, user), await insertSession(database.db, user)]
  expect((await ask(here, '/api/admin/logout', bearer(one))).status).toBe(200)
  expect([await statusAt(there, one), await statusAt(there, other)]).toEqual([401, 200])
  expect((await ask(here, '/api/admin/logout', bearer(one))).status).toBe(401)
})

test('tokens in cookies or URLs are ignored', async () => {
  const token = await insertSession(database.db, user)
  const cookie = `token=${token}; Authorization=Bearer ${token}`
  for (const path of ['/api/admin/status', '/api/admin/logout'])
    for (const url of [path, `${path}?token=${token}`, `${path}?authorization=Bearer%20${token}`])
      expect((await ask(here, url, { cookie })).status).toBe(401)
  expect(await statusAt(here, token)).toBe(200)
})

test('cleanup deletes ended sessions, links and networks, and nothing else', async () => {
  const { db } = database
  const now = new Date()
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const over = await insertSession(db, user, ago(9), ago(1))
  const open = await insertSession(db, user)
  const link = (key: number, expires_at: Date) => ({ key_hash: Buffer.alloc(32, key), user_id: user.id, expires_at })
  await db
    .insertInto('password_links')
    .values([link(1, ago(1)), link(2, ago(-1))])
    .execute()
  const network = (key: number, last_login_at: Date) => ({
    user_id: user.id,
    network: Buffer.alloc(32, key),
    last_login_at,
  })
  await db
    .insertInto('login_networks')
    .values([network(1, ago(24 * 91)), network(2, ago(24 * 89))])
    .execute()
  await removeEndedSessions(db, now)
  expect([await statusAt(here, over), await statusAt(here, open)]).toEqual([401, 200])
  const count = async (table: 'sessions' | 'password_links' | 'login_networks') =>
    (await db.selectFrom(table).select('user_id').where('user_id', '=', user.id).execute()).length
  // The second network is that of `insertSession`.
  expect([await count('sessions'), await count('password_links'), await count('login_networks')]).toEqual([1, 1, 2])
})
