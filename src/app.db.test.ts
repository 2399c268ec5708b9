import { createHash } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, createApp, endpoints } from './app.server.ts'
import type { Changes } from './base/cache/changes.server.ts'
import { type TestDatabase, testDatabase } from './base/db/test-database.ts'
import { noDocuments } from './base/files/documents.server.ts'
import { insertShippedStrings } from './features/languages/languages.store.server.ts'

const now = () => new Date('2027-03-10T11:00:00Z')
const expired = 'a-token-whose-session-has-ended'
const ofNobody = 'a-token-that-was-never-given-out'
const ofInactive = 'a-token-of-someone-who-has-left'
let database: TestDatabase
let app: App

beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  await insertShippedStrings(db)
  const user = (email: string, active: boolean) => ({ name: 'Ayşe', email, role_group: 'yonetici', active })
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
      session(expired, users[0]!.id, '2027-03-10T11:00:00Z'),
      session(ofInactive, users[1]!.id, '2027-03-11T00:00:00Z'),
    ])
    .execute()
  const changes: Changes = { subscribe: () => {}, announce: () => {}, close: async () => {} }
  const settings = { siteUrl: 'https://seyyah.example', holdHours: 24 }
  app = await createApp({ database, changes, log: pino({ level: 'silent' }), settings, documents: noDocuments, now })
})
afterAll(() => database.drop())

const nobody: [who: string, headers: Record<string, string>][] = [
  ['no token', {}],
  ['a token of nobody', { authorization: `Bearer ${ofNobody}` }],
  ['a token that is none', { authorization: "Bearer '; drop table sessions; --" }],
  ['an ended session', { authorization: `Bearer ${expired}` }],
  ['a session of someone who has left', { authorization: `Bearer ${ofInactive}` }],
]
const routes = () => app.api.endpoints.map((endpoint) => [endpoint.method, endpoint.path, endpoint.access] as const)

const ask = (method: string, path: string, headers: Record<string, string>) =>
  app.api.fetch(new Request(`https://seyyah.example${path}`, { method, headers }))
const filled = (path: string) => path.replace(/:[^/]+/g, '1')

test.each(nobody)('with %s every public route answers and every other one is 401', async (_, headers) => {
  for (const [method, path, access] of routes()) {
    const { status } = await ask(method, filled(path), headers)
    if (access === 'public') expect(`${method} ${path} ${status}`).not.toMatch(/ (401|403|5\d\d)$/)
    else expect(`${method} ${path} ${status}`).toBe(`${method} ${path} 401`)
  }
})

test.each(nobody)('with %s no other method of a closed path tells anything', async (_, headers) => {
  const opened = new Set(routes().map(([, path, access]) => (access === 'public' ? path : '')))
  const closed = routes().flatMap(([, path]) => (opened.has(path) ? [] : [path]))
  for (const path of [...closed, '/api/admin', '/api/admin/none', '/api/admin/orders/1/2/3']) {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const { status } = await ask(method, filled(path), headers)
      expect(`${method} ${path} ${status}`).toBe(`${method} ${path} 401`)
    }
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
])('%s opens nothing', async (path, status) => {
  expect((await ask('GET', path, {})).status).toBe(status)
})

test('the description of the API is public, and holds every route', async () => {
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
