import { beforeAll } from 'vitest'
import type { Db } from '#src/base/db/connect.server.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import type { AnyEndpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertLanguages } from '../tours/tours.fixture.ts'

export type TestRoom = Pick<TestApi, 'get' | 'post' | 'fetch'> & { db: Db }

/**
 * Public endpoints on their own test database with the languages tr and en, called by a visitor.
 * Call it at the top level of a test file; use its result in tests and in beforeAll.
 */
export function testRoom(endpoints: readonly AnyEndpoint[], more: Partial<Services> = {}): TestRoom {
  const database = ownDatabase()
  let api: TestApi
  beforeAll(async () => {
    await insertLanguages(database.db)
    api = testApi(endpoints, { db: database.db, ...more })
  })
  return {
    get db() {
      return database.db
    },
    get: (path, headers) => api.get(path, headers),
    post: (path, body, headers) => api.post(path, body, headers),
    fetch: (request, facts) => api.fetch(request, facts),
  }
}
