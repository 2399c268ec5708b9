import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { personFilePath } from '#src/admin/personal-data/personal-data.links.ts'
import { Attachment } from '#src/base/answers/attachment.server.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { noImages, noVideos } from '#src/base/http/endpoint/test-services.ts'
import { addressMs } from '#src/base/http/file-address.server.ts'
import type { Handle } from '#src/base/http/server/server.server.ts'
import { bearer, insertSession, insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { insertShippedStrings } from '#src/features/languages/languages.store.server.ts'
import { insertAgency, insertSoldTour, orderBody, type SoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderExportPath, ordersAdminPath } from '#src/features/orders/orders.links.ts'
import type { App } from '#src/server/app.server.ts'
import { createFront } from '#src/server/front.server.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { strings } from '#src/strings.ts'
import { testApp } from '../frame/test-app.ts'

const database = ownDatabase()
const start = new Date('2027-03-10T11:00:00Z')
let now: Date
let app: App
let front: Handle
let tour: SoldTour
let person: { name: string; email: string }
let token: string

beforeAll(async () => {
  const { db } = database
  now = start
  const { contracts } = await insertAgency(db)
  await insertShippedStrings(db, strings)
  tour = await insertSoldTour(db, { start_date: '2027-05-10' })
  const pdf = async () => new TextEncoder().encode('%PDF-1.7\n%%EOF\n')
  app = await testApp(database, () => now, undefined, { pdf })
  const files = { images: noImages, videos: noVideos, clientFolder: 'none', problems: async () => [] }
  front = createFront(app, files).handle
  const body = orderBody([{ tour }], contracts)
  person = { name: `${body.name}`, email: `${body.email}` }
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const placed = await send('/api/orders', { method: 'POST', headers, body: JSON.stringify(body) })
  expect(placed.status).toBe(201)
})
beforeEach(async () => {
  now = start
  token = await signIn()
})

const send = (path: string, init: RequestInit) =>
  front(new Request(`https://seyyah.example${path}`, init), { address: '192.0.2.7' })
const signIn = async (role: Parameters<typeof insertStaff>[1] = 'yonetici') =>
  insertSession(database.db, await insertStaff(database.db, role), now)

/** Asks for a file as the office does. */
async function ask(path: string, { as = token, body }: { as?: string; body?: object } = {}) {
  const headers = { ...bearer(as), accept: 'application/json' }
  const question = body && { body: JSON.stringify(body), method: 'POST' }
  const type = body && { 'content-type': 'application/json' }
  const answer = await send(path, { ...question, headers: { ...headers, ...type } })
  return { status: answer.status, body: (await answer.json()) as { url: string; opens: boolean; message: string } }
}
/** What a browser sends when an address is opened. */
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const open = (url: string, init: RequestInit = {}) => send(url, { headers: browser, ...init })
const bytes = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())

const list = () => `${orderExportPath}?file=csv&search=${encodeURIComponent(person.email)}`
const lists = (file: string) => `/api/admin/departures/${tour.departureId}/lists/${file}`

test('the address gives the file that the session gets: twice, to HEAD, and to a part that a program asks for', async () => {
  const { status, body } = await ask(list())
  expect([status, body.opens]).toEqual([200, false])
  const own = await send(list(), { headers: bearer(token) })
  const file = await bytes(own)
  expect(new TextDecoder().decode(file)).toContain(person.email)
  for (const init of [{}, {}, { headers: { range: 'bytes=0-3' } }]) {
    const answer = await open(body.url, init)
    expect([answer.status, await bytes(answer)]).toEqual([200, file])
    for (const name of ['content-type', 'content-disposition', 'cache-control', 'x-content-type-options'])
      expect(answer.headers.get(name), name).toBe(own.headers.get(name))
  }
  const head = await open(body.url, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-type'), (await bytes(head)).length]).toEqual([
    200,
    'text/csv; charset=utf-8',
    0,
  ])
})

test.each<[string, () => string, boolean, string]>([
  ['a list of the departure', () => lists('orders.xlsx'), false, 'attachment'],
  ['a list on paper, which a browser shows', () => lists('rooms.pdf'), true, 'inline'],
  ['texts for a translator', () => '/api/admin/languages/en/file?missing=true', false, 'attachment'],
])('%s', async (_, path, opens, kind) => {
  const { body } = await ask(path())
  const answer = await open(body.url)
  expect([body.opens, answer.status, answer.headers.get('content-disposition')]).toEqual([
    opens,
    200,
    expect.stringMatching(`^${kind}; filename=`),
  ])
  expect((await bytes(answer)).length).toBeGreaterThan(0)
})

test('nothing that was asked for is in an address, nor the session', async () => {
  const addresses = [await ask(list()), await ask(personFilePath, { body: { contact: person.email } })]
  for (const { body } of addresses) {
    const read = decodeURIComponent(body.url)
    const ticket = Buffer.from(new URL(read, 'https://a.example').searchParams.get('ticket')!, 'base64url')
    for (const text of [read, ticket.toString('latin1')]) {
      expect(text).not.toContain(person.email)
      expect(text).not.toContain(token)
    }
  }
})

test('what is asked for with a body is opened with GET, and recorded once', async () => {
  const looks = async () => {
    const { db } = database
    const rows = await db.selectFrom('audit_events').select('action').where('action', '=', 'download').execute()
    return rows.length
  }
  const before = await looks()
  const { body } = await ask(personFilePath, { body: { contact: person.email } })
  expect(await looks()).toBe(before + 1)
  for (const method of ['GET', 'GET', 'HEAD']) {
    const answer = await open(body.url, { method })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
    const zip = await bytes(answer)
    expect(new TextDecoder().decode(zip).includes(person.email)).toBe(method === 'GET')
  }
  expect(await looks()).toBe(before + 1)
})

test.each([
  ['a record that is not there', `${ordersAdminPath}/987654321/documents/1`, 404],
  ['a question that is not understood', `${orderExportPath}?file=docx`, 422],
  ['a contact that is none', personFilePath, 422],
] as const)('%s is refused before there is an address', async (_, path, status) => {
  const answer = await ask(path, path === personFilePath ? { body: { contact: 'kim' } } : {})
  expect([answer.status, answer.body.url, answer.body.message]).toEqual([status, undefined, expect.any(String)])
})

const files = endpoints.filter(({ answer, access }) => answer === Attachment && access !== 'public')

test.each(files)('$method $path gives no address to a stranger, nor to who may not have the file', async (one) => {
  const path = one.path.replace(':abbr', 'tr').replace(/:\w+/g, '1')
  const body = one.method === 'POST' ? { body: {} } : {}
  expect((await ask(path, { as: 'x'.repeat(43), ...body })).status).toBe(401)
  const role = one.access === 'may:content' ? 'satis' : 'icerik'
  const refused = await ask(path, { as: await signIn(role), ...body })
  expect([refused.status, refused.body.url]).toEqual([403, undefined])
})

test.each<[string, () => Promise<void>]>([
  [
    'after some minutes',
    async () => {
      now = new Date(start.getTime() + addressMs)
    },
  ],
  ['after its session has ended', async () => void (await send('/api/admin/logout', { headers: bearer(token) }))],
  [
    'when its user has left',
    async () => void (await database.db.updateTable('users').set({ active: false }).execute()),
  ],
])('an address does not work %s: a page says what to do', async (_, change) => {
  const { url } = (await ask(`${list()}&lang=en`)).body
  expect((await open(url)).status).toBe(200)
  await change()
  const page = await open(url)
  const html = await page.text()
  expect([page.status, page.headers.get('content-type'), page.headers.get('referrer-policy')]).toEqual([
    401,
    'text/html; charset=utf-8',
    'no-referrer',
  ])
  expect(html).toContain(strings.office!.file_address_over!.en)
  expect(html).toContain(`<a href="/admin">${strings.office!.to_panel!.en}</a>`)
  const program = await open(url, { headers: { accept: '*/*' } })
  expect([program.status, (await program.json()) as object]).toMatchObject([401, { code: 'no_session' }])
})

test('an address does not outlast the permission of its user', async () => {
  const user = await insertStaff(database.db, 'satis')
  const { url } = (await ask(list(), { as: await insertSession(database.db, user, now) })).body
  expect((await open(url)).status).toBe(200)
  await database.db.updateTable('users').set({ role_group: 'icerik' }).where('id', '=', user.id).execute()
  const page = await open(url)
  expect([page.status, await page.text()]).toEqual([403, expect.stringContaining(strings.errors!.not_allowed!.tr!)])
})

test('a ticket opens its own file only, and only as it was given', async () => {
  const { url } = (await ask(list())).body
  const ticket = new URL(url, 'https://a.example').searchParams.get('ticket')!
  const changed = `${ticket.slice(0, 40)}${ticket[40] === 'A' ? 'B' : 'A'}${ticket.slice(41)}`
  const others = [
    [lists('orders.csv'), ticket],
    [ordersAdminPath, ticket],
    [personFilePath, ticket],
    [orderExportPath, changed],
    [orderExportPath, ticket.slice(0, -4)],
    [orderExportPath, 'A'],
    [orderExportPath, ''],
  ]
  for (const [path, sent] of others) expect((await open(`${path}?ticket=${sent}`)).status, `${path}`).toBe(401)
  for (const method of ['POST', 'PUT', 'DELETE']) expect((await open(url, { method })).status, method).toBe(401)
  // A parameter of the same name elsewhere is none of it.
  expect((await open('/api/pages/all-languages?ticket=1')).status).toBe(200)
})

test('an address is answered as by the machine that gave it, by every other', async () => {
  const { url } = (await ask(list())).body
  const other = await testApp(database, () => now)
  const answer = await other.api.fetch(new Request(`https://seyyah.example${url}`))
  expect([answer.status, new TextDecoder().decode(await bytes(answer))]).toEqual([
    200,
    expect.stringContaining(person.email),
  ])
})
