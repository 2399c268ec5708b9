import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { digestsOf } from '#src/base/db/test-digest.ts'
import { breakable, type Faults } from '#src/base/db/test-faults.ts'
import { type StaffWrite, type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { orderWrites } from '#src/features/orders/office-orders.fixture.ts'
import { insertAgency, insertSoldTour, orderBody } from '#src/features/orders/orders.fixture.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { ofConnections } from './half-written.routes.fixture.ts'

const writes: Record<string, StaffWrite> = {
  'POST /api/orders': async (db) => ({ body: orderBody([{ tour: await insertSoldTour(db) }], contracts) }),
  ...Object.fromEntries(ofConnections.flatMap((route) => (orderWrites[route] ? [[route, orderWrites[route]]] : []))),
}

const database = ownDatabase()
let faults: Faults
let api: TestApi
let contracts: number[]
beforeAll(async () => {
  faults = breakable(database)
  const { db } = database
  contracts = (await insertAgency(db)).contracts
  api = testApi(endpoints, { db, staff: await insertStaff(db) })
})

test.each(ofConnections)(
  '%s with a connection that breaks at any query writes nothing, and can be sent again',
  async (route) => {
    const { params = {}, body = {}, headers = {} } = await writes[route]!(database.db)
    const [method, pattern] = route.split(' ') as [string, string]
    const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
    const all = {
      'idempotency-key': randomUUID(),
      ...headers,
      'content-type': 'application/json',
      authorization: `Bearer ${'x'.repeat(43)}`,
    }
    const send = async () => {
      const answer = await api.fetch(
        new Request(`https://seyyah.example${path}`, { method, headers: all, body: JSON.stringify(body) }),
        { address: '192.0.2.7' },
      )
      return { status: answer.status, text: await answer.text() }
    }
    // A key of the program is made when it is first needed, whatever becomes of the request.
    const digests = () => digestsOf(database.db, ['app_keys'])
    const before = await digests()
    for (let n = 1; ; n += 1) {
      faults.breakAt(n)
      const { status, text } = await send()
      if (!faults.heal()) {
        expect([200, 201], `${status} ${text}`).toContain(status)
        expect(n).toBeGreaterThan(1)
        break
      }
      expect(`query ${n}: ${status} ${text}`).toMatch(/^query \d+: 503/)
      expect(await digests(), `after query ${n}`).toEqual(before)
    }
    expect(await digests()).not.toEqual(before)
  },
)
