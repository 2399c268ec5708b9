import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { strings } from '#src/strings.ts'
import { type App, endpoints } from './app.server.ts'
import { ownDatabase } from './base/db/test-database.ts'
import { listen } from './base/http/server/server.server.ts'
import { insertSession, insertStaff } from './features/accounts/accounts.fixture.ts'
import { roleGroups } from './features/accounts/accounts.links.ts'
import { permissions } from './features/accounts/accounts.rules.ts'
import type { RoleGroup } from './features/accounts/accounts.schema.ts'
import { insertShippedStrings } from './features/languages/languages.store.server.ts'
import { testApp } from './test-app.ts'

const now = () => new Date('2027-03-10T11:00:00Z')
const expiredToken = 'a-token-whose-session-has-ended'
const unknownToken = 'a-token-that-was-never-given-out'
const inactiveUserToken = 'a-token-of-someone-who-has-left'
const loggedOutToken = 'a-token-whose-owner-has-signed-out'

/**
 * Roles allowed on each route that is not public; 'staff' means all. A deliberate second copy of the declarations: a route
 * opened by mistake, or a new one, fails here.
 */
const allowedRoles: Record<string, 'staff' | readonly RoleGroup[]> = {
  'GET /api/admin/status': 'staff',
  'GET /api/admin/logout': 'staff',
  'GET /api/admin/first-steps': 'staff',
  'GET /api/admin/demo': ['yonetici'],
  'POST /api/admin/demo/end': ['yonetici'],
  'GET /api/admin/statistics/dashboard': 'staff',
  'GET /api/admin/events': 'staff',
  'GET /api/admin/counts': 'staff',
  'GET /api/admin/users': ['yonetici'],
  'POST /api/admin/users': ['yonetici'],
  'GET /api/admin/users/:id': ['yonetici'],
  'PUT /api/admin/users/:id': ['yonetici'],
  'DELETE /api/admin/users/:id': ['yonetici'],
  'POST /api/admin/users/:id/reset': ['yonetici'],
  'PUT /api/admin/users/active': ['yonetici'],
  'GET /api/admin/users/:id/sessions': ['yonetici'],
  'DELETE /api/admin/users/:id/sessions': ['yonetici'],
  'DELETE /api/admin/users/:id/sessions/:session': ['yonetici'],
  'GET /api/admin/support': 'staff',
  'POST /api/admin/support': 'staff',
  'GET /api/admin/account': 'staff',
  'GET /api/admin/account/alerts': 'staff',
  'PUT /api/admin/account/alerts': 'staff',
  'GET /api/admin/account/audit': 'staff',
  'PUT /api/admin/account': 'staff',
  'POST /api/admin/account/password': 'staff',
  'GET /api/admin/account/sessions': 'staff',
  'DELETE /api/admin/account/sessions': 'staff',
  'DELETE /api/admin/account/sessions/:session': 'staff',
  'GET /api/admin/role/groups': ['yonetici'],
  'GET /api/admin/audit': ['yonetici'],
  'POST /api/admin/files/images': ['yonetici', 'icerik'],
  'GET /api/admin/files/images': ['yonetici', 'icerik'],
  'GET /api/admin/files/images/:id/uses': ['yonetici', 'icerik'],
  'PUT /api/admin/files/images/:id': ['yonetici', 'icerik'],
  'DELETE /api/admin/files/images/:id': ['yonetici', 'icerik'],
  'GET /api/admin/files/videos': ['yonetici', 'icerik'],
  'POST /api/admin/files/videos': ['yonetici', 'icerik'],
  'GET /api/admin/languages': 'staff',
  'GET /api/admin/languages/overview': ['yonetici', 'icerik'],
  'GET /api/admin/languages/:abbr': ['yonetici', 'icerik'],
  'GET /api/admin/languages/:abbr/missing/:kind': ['yonetici', 'icerik'],
  'POST /api/admin/languages': ['yonetici'],
  'PUT /api/admin/languages/page-lang': ['yonetici', 'icerik'],
  'PUT /api/admin/languages/active': ['yonetici'],
  'PUT /api/admin/languages/queue': ['yonetici'],
  'PUT /api/admin/languages/:abbr': ['yonetici'],
  'DELETE /api/admin/languages/:abbr': ['yonetici'],
  'GET /api/admin/bank-accounts': ['yonetici', 'muhasebe'],
  'GET /api/admin/bank-accounts/:id': ['yonetici', 'muhasebe'],
  'POST /api/admin/bank-accounts': ['yonetici', 'muhasebe'],
  'PUT /api/admin/bank-accounts/queue': ['yonetici', 'muhasebe'],
  'PUT /api/admin/bank-accounts/:id': ['yonetici', 'muhasebe'],
  'DELETE /api/admin/bank-accounts/:id': ['yonetici', 'muhasebe'],
  'GET /api/admin/certificates': ['yonetici', 'icerik'],
  'GET /api/admin/certificates/:id': ['yonetici', 'icerik'],
  'POST /api/admin/certificates': ['yonetici', 'icerik'],
  'PUT /api/admin/certificates/queue': ['yonetici', 'icerik'],
  'PUT /api/admin/certificates/:id': ['yonetici', 'icerik'],
  'DELETE /api/admin/certificates/:id': ['yonetici', 'icerik'],
  'GET /api/admin/settings/contact-information': ['yonetici'],
  'GET /api/admin/settings/contact-information/:id': ['yonetici'],
  'POST /api/admin/settings/contact-information': ['yonetici'],
  'PUT /api/admin/settings/contact-information': ['yonetici'],
  'DELETE /api/admin/settings/contact-information': ['yonetici'],
  'PUT /api/admin/settings/contact-information/queue': ['yonetici'],
  'GET /api/admin/settings/social-media': ['yonetici'],
  'GET /api/admin/settings/social-media/:id': ['yonetici'],
  'POST /api/admin/settings/social-media': ['yonetici'],
  'PUT /api/admin/settings/social-media': ['yonetici'],
  'DELETE /api/admin/settings/social-media': ['yonetici'],
  'PUT /api/admin/settings/social-media/queue': ['yonetici'],
  'GET /api/admin/settings/company': ['yonetici'],
  'PUT /api/admin/settings/company': ['yonetici'],
  'GET /api/admin/settings/site': ['yonetici'],
  'PUT /api/admin/settings/site': ['yonetici'],
  'GET /api/admin/settings/sales': ['yonetici'],
  'PUT /api/admin/settings/sales': ['yonetici'],
  'GET /api/admin/settings/mail': ['yonetici'],
  'PUT /api/admin/settings/mail': ['yonetici'],
  'POST /api/admin/settings/mail/test': ['yonetici'],
  'GET /api/admin/settings/defaults': 'staff',
  'GET /api/admin/settings/opening': 'staff',
  'PUT /api/admin/settings/opening': ['yonetici'],
  'GET /api/admin/contents': ['yonetici', 'icerik'],
  'GET /api/admin/contents/:id': ['yonetici', 'icerik'],
  'POST /api/admin/contents': ['yonetici', 'icerik'],
  'PUT /api/admin/contents/queue': ['yonetici', 'icerik'],
  'PUT /api/admin/contents/:id': ['yonetici', 'icerik'],
  'DELETE /api/admin/contents/:id': ['yonetici', 'icerik'],
  'GET /api/admin/contracts': ['yonetici', 'icerik'],
  'GET /api/admin/contracts/:id': ['yonetici', 'icerik'],
  'GET /api/admin/contracts/:id/versions/:lang/:version': ['yonetici', 'icerik'],
  'POST /api/admin/contracts': ['yonetici', 'icerik'],
  'POST /api/admin/contracts/templates': ['yonetici', 'icerik'],
  'PUT /api/admin/contracts': ['yonetici', 'icerik'],
  'DELETE /api/admin/contracts': ['yonetici', 'icerik'],
  'PUT /api/admin/contracts/queue': ['yonetici', 'icerik'],
  'GET /api/admin/page-meta': ['yonetici', 'icerik'],
  'PUT /api/admin/page-meta': ['yonetici', 'icerik'],
  'GET /api/admin/categories': ['yonetici', 'icerik'],
  'GET /api/admin/categories/:id': ['yonetici', 'icerik'],
  'POST /api/admin/categories': ['yonetici', 'icerik'],
  'PUT /api/admin/categories/queue': ['yonetici', 'icerik'],
  'PUT /api/admin/categories/:id': ['yonetici', 'icerik'],
  'DELETE /api/admin/categories/:id': ['yonetici', 'icerik'],
  'GET /api/admin/departures': 'staff',
  'GET /api/admin/departures/tours': 'staff',
  'POST /api/admin/departures': ['yonetici', 'satis'],
  'PUT /api/admin/departures': ['yonetici', 'satis'],
  'DELETE /api/admin/departures': ['yonetici', 'satis'],
  'PUT /api/admin/departures/:id': ['yonetici', 'satis'],
  'DELETE /api/admin/departures/:id': ['yonetici', 'satis'],
  'GET /api/admin/blog/:section': ['yonetici', 'icerik'],
  'POST /api/admin/blog/:section': ['yonetici', 'icerik'],
  'DELETE /api/admin/blog/:section': ['yonetici', 'icerik'],
  'GET /api/admin/blog/:section/:id': ['yonetici', 'icerik'],
  'PUT /api/admin/blog/:section/:id': ['yonetici', 'icerik'],
  'DELETE /api/admin/blog/:section/:id': ['yonetici', 'icerik'],
  'PUT /api/admin/blog/:section/status': ['yonetici', 'icerik'],
  'PUT /api/admin/blog/:section/queue': ['yonetici', 'icerik'],
  'POST /api/admin/blog/:section/:id/files': ['yonetici', 'icerik'],
  'DELETE /api/admin/blog/:section/:id/files/:file': ['yonetici', 'icerik'],
  'PUT /api/admin/blog/:section/:id/files-queue': ['yonetici', 'icerik'],
  'GET /api/admin/products': ['yonetici', 'icerik'],
  'GET /api/admin/products/:id': ['yonetici', 'icerik'],
  'POST /api/admin/products': ['yonetici', 'icerik'],
  'PUT /api/admin/products/:id': ['yonetici', 'icerik'],
  'DELETE /api/admin/products/:id': ['yonetici', 'icerik'],
  'PUT /api/admin/products/queue': ['yonetici', 'icerik'],
  'PUT /api/admin/products/status': ['yonetici', 'icerik'],
  'POST /api/admin/products/duplicate/:id': ['yonetici', 'icerik'],
  'POST /api/admin/products/preview/:id': ['yonetici', 'icerik'],
  'POST /api/admin/products/files/:id': ['yonetici', 'icerik'],
  'DELETE /api/admin/products/gallery/:file': ['yonetici', 'icerik'],
  'PUT /api/admin/products/files-queue/:id': ['yonetici', 'icerik'],
  'GET /api/admin/orders': ['yonetici', 'satis', 'muhasebe'],
  'GET /api/admin/orders/export': ['yonetici', 'satis', 'muhasebe'],
  'GET /api/admin/orders/:id': ['yonetici', 'satis', 'muhasebe'],
  'GET /api/admin/orders/sums': ['yonetici', 'satis', 'muhasebe'],
  'GET /api/admin/messages': ['yonetici', 'satis'],
  'PUT /api/admin/messages/:id': ['yonetici', 'satis'],
  'POST /api/admin/messages/:id/notes': ['yonetici', 'satis'],
  'POST /api/admin/messages/:id/answers': ['yonetici', 'satis'],
  'GET /api/admin/messages/:id/cv': ['yonetici', 'satis'],
  'GET /api/admin/reply-templates': ['yonetici', 'satis'],
  'GET /api/admin/reply-templates/:id': ['yonetici', 'satis'],
  'POST /api/admin/reply-templates': ['yonetici', 'satis'],
  'PUT /api/admin/reply-templates/:id': ['yonetici', 'satis'],
  'DELETE /api/admin/reply-templates/:id': ['yonetici', 'satis'],
  'GET /api/admin/contact': ['yonetici', 'satis'],
  'GET /api/admin/contact/not-check-count': ['yonetici', 'satis'],
  'GET /api/admin/contact/:id': ['yonetici', 'satis'],
  'PUT /api/admin/contact/trash': ['yonetici', 'satis'],
  'PUT /api/admin/contact/restore': ['yonetici', 'satis'],
  'PUT /api/admin/contact/check': ['yonetici', 'satis'],
  'DELETE /api/admin/contact': ['yonetici', 'satis'],
  'GET /api/admin/special-tour': ['yonetici', 'satis'],
  'GET /api/admin/special-tour/not-check-count': ['yonetici', 'satis'],
  'GET /api/admin/special-tour/:id': ['yonetici', 'satis'],
  'PUT /api/admin/special-tour/trash': ['yonetici', 'satis'],
  'PUT /api/admin/special-tour/restore': ['yonetici', 'satis'],
  'PUT /api/admin/special-tour/check': ['yonetici', 'satis'],
  'DELETE /api/admin/special-tour': ['yonetici', 'satis'],
  'GET /api/admin/human-resources': ['yonetici', 'satis'],
  'GET /api/admin/human-resources/not-check-count': ['yonetici', 'satis'],
  'GET /api/admin/human-resources/:id': ['yonetici', 'satis'],
  'PUT /api/admin/human-resources/trash': ['yonetici', 'satis'],
  'PUT /api/admin/human-resources/restore': ['yonetici', 'satis'],
  'PUT /api/admin/human-resources/check': ['yonetici', 'satis'],
  'DELETE /api/admin/human-resources': ['yonetici', 'satis'],
  'GET /api/admin/offer': ['yonetici', 'satis'],
  'GET /api/admin/offer/not-check-count': ['yonetici', 'satis'],
  'GET /api/admin/offer/:id': ['yonetici', 'satis'],
  'PUT /api/admin/offer/trash': ['yonetici', 'satis'],
  'PUT /api/admin/offer/restore': ['yonetici', 'satis'],
  'PUT /api/admin/offer/check': ['yonetici', 'satis'],
  'DELETE /api/admin/offer': ['yonetici', 'satis'],
  'POST /api/admin/orders': ['yonetici', 'satis'],
  'GET /api/admin/departures/:id': ['yonetici', 'satis', 'muhasebe'],
  'GET /api/admin/departures/:id/passengers': ['yonetici', 'satis', 'muhasebe'],
  'GET /api/admin/departures/:id/lists/:file': ['yonetici', 'satis', 'muhasebe'],
  'GET /api/admin/sales/terms': ['yonetici', 'satis'],
  'GET /api/admin/sales/price': ['yonetici', 'satis'],
  'GET /api/admin/sales/departures': ['yonetici', 'satis'],
  'GET /api/admin/sales/customers': ['yonetici', 'satis'],
  'GET /api/admin/payment-accounts': ['yonetici', 'muhasebe'],
  'POST /api/admin/orders/:id/payments': ['yonetici', 'muhasebe'],
  'PUT /api/admin/orders/:id/payments/:payment/match': ['yonetici', 'muhasebe'],
  'PUT /api/admin/orders/:id/payments/:payment/reject': ['yonetici', 'muhasebe'],
  'POST /api/admin/orders/:id/payments/:payment/undo': ['yonetici', 'muhasebe'],
  'GET /api/admin/orders/:id/payments/:payment/receipt': ['yonetici', 'satis', 'muhasebe'],
  'GET /api/admin/orders/:id/transition-preview': ['yonetici', 'satis'],
  'PUT /api/admin/orders/status': ['yonetici', 'satis'],
  'PUT /api/admin/orders/:id/status': ['yonetici', 'satis'],
  'PUT /api/admin/orders/:id/cancel-request': ['yonetici', 'satis'],
  'PUT /api/admin/orders/:id/customer': ['yonetici', 'satis'],
  'POST /api/admin/orders/notes': ['yonetici', 'satis', 'muhasebe'],
  'POST /api/admin/orders/:id/notes': ['yonetici', 'satis', 'muhasebe'],
}
/** Paths of public routes. */
const publicPath = /^\/api\/(pages\/|forms\/|orders\b|cart|checkout-contracts$|auth\/(login|password)$|openapi\.json$)/

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

test('every route is listed with its roles', () => {
  const closed = routes().filter(([, , access]) => access !== 'public')
  expect(closed.map(([method, path]) => `${method} ${path}`).sort()).toEqual(Object.keys(allowedRoles).sort())
  const open = routes().filter(([, , access]) => access === 'public')
  expect(open.filter(([, path]) => !publicPath.test(path))).toEqual([])
})

test('every permission that a route requires belongs to a role', () => {
  const known = new Set(Object.values(permissions).flat())
  const named = routes().flatMap(([, , access]) => (access.startsWith('may:') ? [access.slice('may:'.length)] : []))
  expect(named.filter((permission) => !known.has(permission))).toEqual([])
})

test.each(roleGroups)('%s may call the listed routes only', async (role_group) => {
  const { id } = await insertStaff(database.db, role_group)
  for (const [method, path, access] of routes()) {
    // A session for each call, because logout ends it.
    const token = await insertSession(database.db, { id }, now())
    const { status } = await ask(method, filled(path), { authorization: `Bearer ${token}` })
    const may =
      access === 'public' ||
      allowedRoles[`${method} ${path}`] === 'staff' ||
      allowedRoles[`${method} ${path}`]?.includes(role_group)
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
