import { beforeAll } from 'vitest'
import type { Db } from '#src/base/db/connect.server.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { insertAgency } from './orders.fixture.ts'

export type TestAgency = {
  db: Db
  /** of the database */
  url: string
  api: TestApi
  /** ids of those to be accepted with an order */
  contracts: number[]
}

/** The API of this room, and of what its pages read, at one instant, on a database with an agency. To be called at the top of a test file. */
export function testAgency(now: Date): TestAgency {
  const database = ownDatabase()
  let api: TestApi
  let contracts: number[]
  beforeAll(async () => {
    api = testApi(endpoints, { db: database.db, now: () => now })
    contracts = (await insertAgency(database.db)).contracts
  })
  return {
    get db() {
      return database.db
    },
    get url() {
      return database.url
    },
    get api() {
      return api
    },
    get contracts() {
      return contracts
    },
  }
}
