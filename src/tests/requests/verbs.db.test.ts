import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDemo } from '#db/demo/read.ts'
import { seedDemo } from '#db/demo/seed.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { noteWrites, type Written } from '#src/base/db/test-writes.ts'
import { type Listening, listen } from '#src/base/http/server/server.server.ts'
import { insertSession, insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import type { OrderCreated } from '#src/features/booking/checkout/checkout.schema.ts'
import { insertShippedStrings } from '#src/features/languages/languages.store.server.ts'
import { orderBody, type SoldTour } from '#src/features/orders/orders.fixture.ts'
import type { App } from '#src/server/app.server.ts'
import { strings } from '#src/strings.ts'
import { testApp } from '../frame/test-app.ts'
import { ofAll } from '../rooms.fixture.ts'

/** Verbs that paths have, with and without a body that the path's own write might take. */
const declaredVerbs = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const verbs = [...declaredVerbs, 'TRACE', 'PROPFIND', 'LOCK', 'MERGE', 'PURGE']
const now = () => new Date('2027-03-10T11:00:00Z')

const database = ownDatabase()
const agent = new Agent({ keepAlive: true })
let app: App
let server: Listening
/** values of parameters in paths; every other one is 1 */
let known: Record<string, string>
let orderKey: string
let token: string
let written: () => Promise<Written>

beforeAll(async () => {
  const { db } = database
  await insertShippedStrings(db, strings)
  await seedDemo(db, readDemo('db/demo'), now())
  app = await testApp(database, now)
  server = await listen(app.api.fetch, () => null, '127.0.0.1', 0)
  token = await newSession()
  const { rows } = await sql<SoldTour & { seo_name: string }>`
    SELECT tours.id AS "tourId", departures.id AS "departureId", token, start_date AS "tourDate", seo_name
      FROM departures JOIN tours ON tours.id = tour_id JOIN tour_texts ON tour_texts.tour_id = tours.id AND lang = 'tr'
     WHERE tours.status = 'yayinda' AND departures.status = 'satista' AND quota - seats_taken > 4 AND start_date > '2027-06-01'
     ORDER BY departures.id LIMIT 1`.execute(db)
  const tour = rows[0]!
  const contracts = await db.selectFrom('contracts').select('id').where('at_checkout', '=', true).execute()
  const ids = contracts.map(({ id }) => id)
  const placed = await ask('POST', '/api/orders', JSON.stringify(orderBody([{ tour }], ids)), {
    'idempotency-key': randomUUID(),
  })
  if (placed.status !== 201) throw new Error(placed.body)
  const { order_no, key } = (JSON.parse(placed.body) as OrderCreated).data
  orderKey = key
  const { id } = await db.selectFrom('orders').select('id').where('order_no', '=', order_no).executeTakeFirstOrThrow()
  const seo_name = tour.seo_name
  known = { order_no, id: String(id), seo_name, abbr: 'en', lang: 'tr', section: 'news', provider: 'iyzico' }
  written = await noteWrites(db, ['app_keys'])
})
afterAll(async () => {
  agent.destroy()
  await server.close()
})

const newSession = async () => insertSession(database.db, await insertStaff(database.db), now())

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

/** Over a socket, because TRACE is no method of fetch. */
async function ask(method: string, path: string, body = '', headers: Record<string, string> = {}): Promise<Answer> {
  const all = {
    ...headers,
    ...(body && { 'content-type': 'application/json', 'content-length': `${Buffer.byteLength(body)}` }),
  }
  const sending = request({ port: server.port, host: '127.0.0.1', agent, method, path, headers: all })
  sending.end(body)
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  const { statusCode: status, headers: answered } = answer
  // Events come for as long as somebody listens.
  if (method === 'GET' && answered['content-type'] === 'text/event-stream') {
    answer.destroy()
    return { status: status!, headers: answered, body: '' }
  }
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer)
  return { status: status!, headers: answered, body: Buffer.concat(parts).toString() }
}

const filled = (path: string) =>
  path.replace(/:([^/]+)/g, (_, name: string) => known[name] ?? '1') +
  (path.includes(':order_no') ? `?key=${orderKey}` : '')
const office = () => ({ authorization: `Bearer ${token}` })

type Path = { path: string; declared: string[]; isOpen: boolean }
const paths = (): Path[] =>
  [...Map.groupBy(app.api.endpoints, ({ path }) => path)].map(([path, endpoints]) => ({
    path,
    declared: endpoints.map(({ method }) => method),
    isOpen: endpoints.some(({ access }) => access === 'public'),
  }))
const allowed = (declared: readonly string[]) => declared.flatMap((verb) => (verb === 'GET' ? ['GET', 'HEAD'] : [verb]))

test.each(verbs)(
  '%s of a path that does not have it is 405 with Allow, 401 for strangers in the office',
  async (verb) => {
    await written()
    const wrong: string[] = []
    let asked = 0
    for (const { path, declared, isOpen } of paths()) {
      if (allowed(declared).includes(verb)) continue
      for (const [who, headers] of [['nobody', {}] as const, ['staff', office()] as const]) {
        for (const body of verb !== 'HEAD' && declaredVerbs.includes(verb) ? ['', '{"id":1}'] : ['']) {
          const answer = await ask(verb, filled(path), body, headers)
          asked += 1
          const expected = who === 'nobody' && !isOpen ? '401 ' : `405 ${allowed(declared)}`
          const found = `${answer.status} ${(answer.headers.allow ?? '').split(', ')}`
          if (found !== expected) wrong.push(`${who}: ${verb} ${path} ${found}`)
        }
      }
    }
    expect(asked).toBeGreaterThan(100)
    expect(wrong).toEqual([])
    expect(await written()).toEqual({})
  },
)

test.each(verbs)('%s of a path that nothing has is 404, 401 in the office, and never fails', async (verb) => {
  for (const [path, status] of [
    ['/api', 404],
    ['/api/', 404],
    ['/api/none', 404],
    ['/api/orders/1/2/3/4', 404],
    ['/api/admin/none', 401],
  ] as const)
    expect([path, (await ask(verb, path)).status]).toEqual([path, status])
})

/** A key of the application, made at its first use, is left out. */
const writingReads = ofAll((fixture) => fixture.writingReads)

test.each([
  ['GET', {}],
  ['HEAD', {}],
  ['GET', { 'x-http-method-override': 'DELETE', 'x-method-override': 'PUT', 'x-http-method': 'DELETE' }],
] as [string, Record<string, string>][])('%s with %o writes no row but those that are named', async (verb, headers) => {
  const found: Record<string, string[]> = {}
  const failed: string[] = []
  await written()
  for (const { path, declared } of paths()) {
    if (!declared.includes('GET')) continue
    const way = filled(path)
    const target = `${way}${way.includes('?') ? '&' : '?'}_method=DELETE`
    const { status } = await ask(verb, target, '', { ...office(), ...headers })
    if (status >= 500) failed.push(`${status} ${target}`)
    const names = Object.keys(await written())
    if (names.length > 0) found[path] = names
    if (names.includes('sessions')) token = await newSession()
    await written()
  }
  expect(failed).toEqual([])
  expect(found).toEqual(writingReads)
})
