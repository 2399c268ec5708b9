import { beforeAll, beforeEach } from 'vitest'
import type { Db } from '#src/base/db/connect.server.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import type { AnyEndpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { type TestAnswer, type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertLanguages } from '../tours/tours.fixture.ts'
import { bearer, insertSession, insertStaff, officeApi } from './accounts.fixture.ts'
import type { RoleGroup } from './accounts.schema.ts'

export type TestOffice = {
  db: Db
  staff: Staff
  get: <T = Record<string, unknown>>(path: string) => Promise<TestAnswer<T>>
  post: <T = Record<string, unknown>>(path: string, body: object) => Promise<TestAnswer<T>>
  put: <T = Record<string, unknown>>(path: string, body: object) => Promise<TestAnswer<T>>
  remove: (path: string, body?: object) => Promise<TestAnswer>
}

/**
 * Endpoints on their own test database with the languages tr and en, called by a signed-in user of a role group.
 * Call it at the top level of a test file; use its result inside tests.
 */
export function testOffice(
  role_group: RoleGroup,
  endpoints: readonly AnyEndpoint[],
  more: Partial<Services> = {},
): TestOffice {
  const database = ownDatabase()
  let staff: Staff
  let api: TestApi
  const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
  beforeAll(async () => {
    await insertLanguages(database.db)
    staff = await insertStaff(database.db, role_group)
    api = testApi(endpoints, { db: database.db, staff, ...more })
  })
  return {
    get db() {
      return database.db
    },
    get staff() {
      return staff
    },
    get: (path) => api.get(path, headers),
    post: (path, body) => api.post(path, body, headers),
    put: (path, body) => api.post(path, { ...body, _method: 'PUT' }, headers),
    remove: (path, body = {}) => api.post(path, { ...body, _method: 'DELETE' }, headers),
  }
}

export type TestPeople = {
  db: Db
  api: TestApi
  /** The only account at the start of a test: a yonetici. */
  boss: Staff
  bossToken: string
  asBoss: Record<string, string>
  /** The clock of the endpoints. */
  now: Date
}

/**
 * Accounts and sessions on a test database of their own, with real tokens. Before each test the accounts are removed and one
 * yonetici signs in. Call it at the top level of a test file; use its result inside tests and hooks.
 */
export function testPeople(): TestPeople {
  const database = ownDatabase()
  let api: TestApi
  let boss: Staff
  let bossToken: string
  let now: Date
  beforeAll(async () => {
    await insertLanguages(database.db)
    api = await officeApi(database.db, { now: () => now })
  })
  beforeEach(async () => {
    now = new Date('2027-03-10T11:00:00Z')
    for (const table of ['outbox', 'audit_events', 'rate_limits', 'users'] as const)
      await database.db.deleteFrom(table).execute()
    boss = await insertStaff(database.db, 'yonetici', { name: 'Zeynep Kaya', email: 'zeynep@seyyah.example' })
    bossToken = await insertSession(database.db, boss, now)
  })
  return {
    get db() {
      return database.db
    },
    get api() {
      return api
    },
    get boss() {
      return boss
    },
    get bossToken() {
      return bossToken
    },
    get asBoss() {
      return bearer(bossToken)
    },
    get now() {
      return now
    },
    set now(time: Date) {
      now = time
    },
  }
}
