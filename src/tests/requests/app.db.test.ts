import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { listen } from '#src/base/http/server/server.server.ts'
import { insertSession, insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { roleGroups } from '#src/features/accounts/accounts.links.ts'
import { permissions } from '#src/features/accounts/accounts.rules.ts'
import { insertShippedStrings } from '#src/features/languages/languages.store.server.ts'
import type { App } from '#src/server/app.server.ts'
import { endpoints, rooms } from '#src/server/rooms.server.ts'
import { strings } from '#src/strings.ts'
import { testApp } from '../frame/test-app.ts'
import { type Allowed, fixtures, ofAll } from '../rooms.fixture.ts'

const allowedRoles: Record<string, Allowed> = { 'GET /api/openapi.json': 'public', ...ofAll(({ access }) => access) }

const now = () => new Date('2027-03-10T11:00:00Z')
const expiredToken = 'a-token-whose-session-has-ended'
const unknownToken = 'a-token-that-was-never-given-out'
const inactiveUserToken = 'a-token-of-someone-who-has-left'
const loggedOutToken = 'a-token-whose-owner-has-signed-out'

const database = ownDatabase()
let app: App

beforeAll(async () => {
  const { db } = database
  await insertShippedStrings(db, strings)
  const user = (email: string, active: boolean) => ({ name: 'Ayşe', email, role_group: 'yonetici' as const, active })
  const users = await db
    .insertInto('users')
    .values([user('ayse@seyyah.example', true), user('eski@seyyah.example', false)])
    .returning('id')
    .execute()
  const session = (token: string, user_id: number, expires_at: string) => ({
    token_hash: createHash('sha256').update(token).digest(),
    user_id,
    created_at: new Date('2027-03-01T00:00:00Z'),
    last_used_at: now(),
    expires_at: new Date(expires_at),
  })
  await db
    .insertInto('sessions')
    .values([
      session(expiredToken, users[0]!.id, '2027-03-10T11:00:00Z'),
      session(inactiveUserToken, users[1]!.id, '2027-03-11T00:00:00Z'),
      session(loggedOutToken, users[0]!.id, '2027-03-11T00:00:00Z'),
    ])
    .execute()
  app = await testApp(database, now)
  const logout = await ask('GET', '/api/admin/logout', { authorization: `Bearer ${loggedOutToken}` })
  if (logout.status !== 200) throw new Error('logout failed: the session does not exist')
})

const anonymous: [description: string, headers: Record<string, string>][] = [
  ['no token', {}],
  ['a token of anonymous', { authorization: `Bearer ${unknownToken}` }],
  ['an invalid token', { authorization: "Bearer '; drop table sessions; --" }],
  ['an expired session', { authorization: `Bearer ${expiredToken}` }],
  ['a session of an inactive user', { authorization: `Bearer ${inactiveUserToken}` }],
  ['a logged out session', { authorization: `Bearer ${loggedOutToken}` }],
]
const routes = () => app.api.endpoints.map((endpoint) => [endpoint.method, endpoint.path, endpoint.access] as const)

const namesOf = (some: ReturnType<typeof routes>) => some.map(([method, path]) => `${method} ${path}`).sort()

const ask = (method: string, path: string, headers: Record<string, string>) =>
  app.api.fetch(new Request(`https://seyyah.example${path}`, { method, headers }))
const filled = (path: string) => path.replace(/:[^/]+/g, '1')

test.each(anonymous)('with %s public routes answer and all others are 401', async (_, headers) => {
  for (const [method, path, access] of routes()) {
    const { status } = await ask(method, filled(path), headers)
    if (access === 'public') expect(`${method} ${path} ${status}`).not.toMatch(/ (401|403|5\d\d)$/)
    else expect(`${method} ${path} ${status}`).toBe(`${method} ${path} 401`)
  }
})

test.each(anonymous)('with %s other methods of protected paths are 401', async (_, headers) => {
  const opened = new Set(routes().map(([, path, access]) => (access === 'public' ? path : '')))
  const closed = routes().flatMap(([, path]) => (opened.has(path) ? [] : [path]))
  for (const path of [...closed, '/api/admin', '/api/admin/none', '/api/admin/orders/1/2/3']) {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const { status } = await ask(method, filled(path), headers)
      expect(`${method} ${path} ${status}`).toBe(`${method} ${path} 401`)
    }
  }
})

test('every route is listed with its roles, or as public', () => {
  const listed = Object.entries(allowedRoles)
  expect(namesOf(routes())).toEqual(listed.map(([name]) => name).sort())
  const open = listed.filter(([, roles]) => roles === 'public')
  expect(namesOf(routes().filter(([, , access]) => access === 'public'))).toEqual(open.map(([name]) => name).sort())
})

test.each(rooms)('the room $name lists its own routes', ({ name, endpoints }) => {
  const { access } = fixtures.find(({ room }) => room === name)!
  expect(Object.keys(access).sort()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).sort())
})

test('every permission that a route requires belongs to a role', () => {
  const known = new Set(Object.values(permissions).flat())
  const named = routes().flatMap(([, , access]) => (access.startsWith('may:') ? [access.slice('may:'.length)] : []))
  expect(named.filter((permission) => !known.has(permission))).toEqual([])
})

test.each(roleGroups)('%s may call the listed routes only', async (role_group) => {
  const { id } = await insertStaff(database.db, role_group)
  for (const [method, path] of routes()) {
    // A session for each call, because logout ends it.
    const token = await insertSession(database.db, { id }, now())
    const { status } = await ask(method, filled(path), { authorization: `Bearer ${token}` })
    const roles = allowedRoles[`${method} ${path}`]!
    const may = roles === 'public' || roles === 'staff' || roles.includes(role_group)
    if (may) expect(`${method} ${path} ${status}`).not.toMatch(/ (401|403|5\d\d)$/)
    else expect(`${method} ${path} ${status}`).toBe(`${method} ${path} 403`)
  }
})

test.each(['HEAD', 'POST', 'PATCH', 'OPTIONS'])('%s does not bypass a missing read permission', async (method) => {
  const { id } = await insertStaff(database.db, 'icerik')
  const headers = { authorization: `Bearer ${await insertSession(database.db, { id }, now())}` }
  const isClosed = (name: string) => Array.isArray(allowedRoles[name]) && !allowedRoles[name].includes('icerik')
  for (const [, path] of routes().filter(([of, path]) => of === 'GET' && isClosed(`GET ${path}`))) {
    const response = await ask(method, filled(path), headers)
    expect([403, 405]).toContain(response.status)
    if (method === 'HEAD') expect([response.status, await response.text()]).toEqual([403, ''])
  }
})

test('a POST with _method needs the permission of that method', async () => {
  const { id } = await insertStaff(database.db, 'satis')
  const token = await insertSession(database.db, { id }, now())
  for (const _method of ['PUT', 'DELETE', 'put']) {
    const response = await app.api.fetch(
      new Request('https://seyyah.example/api/admin/users/1', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ _method, role_group: 'yonetici' }),
      }),
    )
    expect(response.status).toBe(403)
  }
})

test.each([
  ['/api/admin/', 401],
  ['/api/admin;x/status', 401],
  ['/api/%61dmin/status', 401],
  ['/api/ADMIN/status', 401],
  ['/api/admin%2fstatus', 401],
  ['/api/pages/../admin/status', 401],
  ['/api/pages/%2e%2e/admin/status', 401],
  ['//api/admin/status', 404],
  ['/api//admin/status', 404],
  ['/api/pages/..%2fadmin/status', 404],
  ['/api/.admin/status', 404],
])('%s does not bypass authorization', async (path, status) => {
  expect((await ask('GET', path, {})).status).toBe(status)
})

test.each([
  ['TRACE /api/admin/users', 401],
  ['TRACE /api/%61dmin/users', 401],
  ['TRACE //api/admin/users', 404],
  ['HEAD /api/admin/users/1', 401],
  ['OPTIONS /api/admin/users', 401],
  ['GET /api/admin/users;x', 401],
  ['GET /api/pages/../admin/users', 401],
  ['GET /api/admin/users?/api/pages/site', 401],
  ['GET http://other.example/api/admin/users', 401],
])('the raw request "%s" does not bypass authorization and is not echoed', async (line, status) => {
  const { port, close } = await listen(app.api.fetch, () => null, '127.0.0.1', 0)
  try {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.end(`${line} HTTP/1.1\r\nHost: a\r\nX-Mark: of-the-caller\r\nConnection: close\r\n\r\n`)
    await once(socket, 'close')
    expect(answer.split('\r\n')[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).not.toContain('of-the-caller')
  } finally {
    await close()
  }
})

test('openapi.json is public and describes every route', async () => {
  const response = await ask('GET', '/api/openapi.json', {})
  expect(response.status).toBe(200)
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, unknown>> }
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{([^}]+)\}/g, ':$1')}`),
  )
  expect(described.sort()).toEqual(
    [...endpoints.map(({ method, path }) => `${method} ${path}`), 'GET /api/openapi.json'].sort(),
  )
})
