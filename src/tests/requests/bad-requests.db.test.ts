import { beforeAll, expect, test } from 'vitest'
import { seededRandom } from '#db/demo/seed/random.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { digestsOf } from '#src/base/db/test-digest.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { roleGroups } from '#src/features/accounts/accounts.links.ts'
import { insertAgency, insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { type BadRequest, badRequests } from './bad-requests.fixture.ts'

const seed = '20270310'
const rounds = 3

const database = ownDatabase()
/** As nobody and as each role. */
let callers: TestApi[]
beforeAll(async () => {
  const { db } = database
  await insertAgency(db)
  await insertSoldTour(db, { quota: 5 })
  const staff = await Promise.all(roleGroups.map((role) => insertStaff(db, role)))
  callers = [null, ...staff].map((member) => testApi(endpoints, { db, staff: member }))
})

async function statusOf(api: TestApi, { method, target, headers, body }: BadRequest): Promise<number> {
  const all = new Headers({ authorization: `Bearer ${'x'.repeat(43)}` })
  for (const [name, value] of headers) all.set(name, value)
  const answer = await api.fetch(
    new Request(`https://seyyah.example${target}`, { method, headers: all, body: body && new Uint8Array(body) }),
    { address: '192.0.2.7' },
  )
  await answer.body?.cancel()
  return answer.status
}

const shown = (status: number, { method, target, headers, body }: BadRequest) =>
  `${status} ${method} ${target.slice(0, 200)} ${JSON.stringify(headers).slice(0, 200)} ${body?.toString().slice(0, 300)}`

function* some(isOdd: boolean): Generator<{ request: BadRequest; api: TestApi }> {
  const random = seededRandom(seed)
  const all = badRequests(endpoints, random)
  for (let count = 0; count < rounds * endpoints.length; count += 1) {
    const request = all.next().value
    const api = callers[Math.floor(random() * callers.length)]!
    if (request.isOdd === isOdd) yield { request, api }
  }
}

/** Keys of the application are made at their first use. */
const except = ['app_keys']

test('bad requests to every route, as nobody and as each role, are refused and change nothing', async () => {
  const before = await digestsOf(database.db, except)
  const wrong: string[] = []
  const seen = new Set<number>()
  for (const { request, api } of some(false)) {
    const status = await statusOf(api, request)
    seen.add(status)
    if (status < 400 || status >= 500) wrong.push(shown(status, request))
  }
  expect(wrong).toEqual([])
  expect([...seen].sort()).toEqual(expect.arrayContaining([400, 401, 403, 404, 405, 413, 415, 422]))
  expect(await digestsOf(database.db, except)).toEqual(before)
})

test('odd values of valid shape, in paths, queries, headers and bodies, fail nowhere', async () => {
  const failed: string[] = []
  let tried = 0
  for (const { request, api } of some(true)) {
    const status = await statusOf(api, request)
    tried += 1
    if (status >= 500) failed.push(shown(status, request))
  }
  expect(failed).toEqual([])
  expect(tried).toBeGreaterThan(200)
})
