import { afterAll, beforeAll } from 'vitest'
import type { Db } from '#src/base/db/connect.server.ts'
import { type TestDatabase, testDatabase } from '#src/base/db/test-database.ts'
import type { AnyEndpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertLanguages } from '../tours/tours.fixture.ts'

export type TestRoom = Pick<TestApi, 'get' | 'post' | 'fetch'> & { db: Db }

/**
 * Some public endpoints on a database of their own with the languages tr and en, called by a visitor.
 * To be called at the top of a test file; the answer can be used inside its tests and in what runs before them.
 */
export function testRoom(endpoints: readonly AnyEndpoint[], more: Partial<Services> = {}): TestRoom {
  let database: TestDatabase
  let api: TestApi
  beforeAll(async () => {
    database = await testDatabase()
    await insertLanguages(database.db)
    api = testApi(endpoints, { db: database.db, ...more })
  })
  afterAll(() => database.drop())
  return {
    get db() {
      return database.db
    },
    get: (path, headers) => api.get(path, headers),
    post: (path, body, headers) => api.post(path, body, headers),
    fetch: (request, facts) => api.fetch(request, facts),
  }
}
