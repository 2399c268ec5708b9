import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Changes, listenToChanges } from '#src/base/cache/changes.server.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { createClient } from '#src/base/http/client/client.ts'
import { type LiveEvents, openLiveEvents } from '#src/base/http/endpoint/event-stream.server.ts'
import type { TestApi } from '#src/base/http/endpoint/test-api.ts'
import { insertBareOrder } from '#src/features/orders/orders.fixture.ts'
import { bearer, insertSession, insertStaff, officeApi } from '../accounts/accounts.fixture.ts'
import type { RoleGroup } from '../accounts/accounts.schema.ts'
import { insertSample } from '../inquiries/mailbox/mailbox.fixture.ts'
import { insertLanguages } from '../tours/tours.fixture.ts'
import { alertsApi } from './alerts.api.server.ts'
import type { OfficeCounts } from './alerts.schema.ts'

const database = ownDatabase()
let changes: Changes
let liveEvents: LiveEvents
let api: TestApi

beforeAll(async () => {
  await insertLanguages(database.db)
  changes = await listenToChanges(database.url, () => {})
  liveEvents = openLiveEvents(changes)
  api = await officeApi(database.db, { liveEvents }, alertsApi)
})
afterAll(async () => {
  liveEvents.close()
  await changes.close()
})

async function signIn(role_group: RoleGroup) {
  const staff = await insertStaff(database.db, role_group)
  return { staff, headers: bearer(await insertSession(database.db, staff)) }
}

/** Listens as the office does. */
function listen(headers: Record<string, string>) {
  const heard: string[] = []
  const { listen } = createClient(
    (path, init) => api.fetch(new Request(`https://seyyah.example${path}`, init), { address: '192.0.2.7' }),
    'tr',
    headers,
  )
  const ended = listen('/api/admin/events', (subject) => heard.push(subject), new AbortController().signal)
  return { heard, ended }
}

test('staff hear what their role may see, until the session ends', async () => {
  const [sales, money] = [await signIn('satis'), await signIn('muhasebe')]
  const [ofSales, ofMoney] = [listen(sales.headers), listen(money.headers)]
  await expect.poll(() => [...ofSales.heard, ...ofMoney.heard], { timeout: 10_000 }).toEqual(['gap', 'gap'])
  await insertSample(database.db)
  await expect.poll(() => ofSales.heard, { timeout: 10_000 }).toEqual(['gap', 'messages'])
  await insertBareOrder(database.db)
  await expect.poll(() => ofMoney.heard, { timeout: 10_000 }).toContain('orders')
  expect(ofMoney.heard).not.toContain('messages')
  await database.db.deleteFrom('sessions').where('user_id', '=', sales.staff.id).execute()
  await ofSales.ended
  expect(ofSales.heard.filter((subject) => subject === 'messages')).toEqual(['messages'])
})

test('counts are those that the role may see', async () => {
  await database.db.deleteFrom('messages').execute()
  await database.db.deleteFrom('orders').execute()
  await insertSample(database.db, 'offer')
  await insertSample(database.db, 'offer', { section: 'trash' })
  await insertSample(database.db, 'contact', { check: true })
  const order_id = await insertBareOrder(database.db)
  const counts = async (role_group: RoleGroup) =>
    (await api.get<OfficeCounts>('/api/admin/counts', (await signIn(role_group)).headers)).body
  const messages = { contact: 0, 'special-tour': 0, 'human-resources': 0, offer: 1 }
  expect((await counts('satis')).messages).toEqual(messages)
  const none = {
    orders: null,
    payments: null,
    cards: null,
    messages: null,
    cancellations: null,
    order_messages: null,
    travel_info: null,
    backups: null,
    message_kind: null,
  }
  expect(await counts('icerik')).toEqual({ messages: null, orders: null, latest: none })
  expect(await counts('muhasebe')).toEqual({
    messages: null,
    orders: { placed: 1, payments: 0, cancel_requests: 0, messages: 0, changes: 0 },
    latest: { ...none, orders: order_id, payments: 0, cards: 0, cancellations: 0, order_messages: 0, travel_info: 0 },
  })
  const request = { order_id, kind: 'iptal-istegi' as const, note: '' }
  await database.db.insertInto('order_events').values([request, request]).execute()
  const { orders, latest } = await counts('muhasebe')
  expect([orders!.cancel_requests, latest.cancellations! > 0]).toEqual([1, true])

  // Only an answer settles a request; a note of staff does not.
  const waiting = async () => (await counts('muhasebe')).orders!.cancel_requests
  const { staff } = await signIn('satis')
  const event = { order_id, note: 'Müşteri arandı.', user_id: staff.id }
  await database.db
    .insertInto('order_events')
    .values({ ...event, kind: 'not' })
    .execute()
  expect(await waiting()).toBe(1)
  await database.db
    .insertInto('order_events')
    .values({ ...event, kind: 'iptal-yaniti' })
    .execute()
  expect(await waiting()).toBe(0)
})
