import { beforeEach, expect, test } from 'vitest'
import { transaction } from '#src/base/db/transaction.server.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { enqueue, postponeWaiting } from '#src/base/mail/outbox.store.server.ts'
import { testOffice } from '#src/features/accounts/office.fixture.ts'
import { insertBareOrder } from '#src/features/orders/orders.fixture.ts'
import { orderTopic } from '#src/features/orders/orders.links.ts'
import { systemApi } from '../system.api.server.ts'
import { postponedPath as path, systemSummaryPath } from '../system.links.ts'
import { postponedApi } from './postponed.api.server.ts'
import type { PostponedMails } from './postponed.schema.ts'

const now = new Date('2027-03-10T11:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const endpoints = [...postponedApi, ...systemApi]
const more = { now: () => now, diskSpace: async () => ({ free: 7e9, total: 9e9 }) }
const office = testOffice('yonetici', endpoints, more)
const seller = testOffice('satis', endpoints, more)
const headers = { authorization: `Bearer ${'x'.repeat(43)}` }

/** The office of a site without a mail server. */
const withoutServer = (): TestApi => {
  const { db, staff } = office
  const { settings } = testApi(endpoints, { db, staff }).services
  return testApi(endpoints, { db, staff, ...more, settings: { ...settings, sendsMail: false } })
}
const list = async () => (await office.get<PostponedMails>(path)).body
const summary = async () => (await office.get<{ needs: unknown[] }>(systemSummaryPath)).body.needs
const unsent = () =>
  office.db.selectFrom('outbox').select(['message_key', 'attempts', 'cleared_at']).orderBy('id').execute()

beforeEach(async () => {
  for (const table of ['outbox', 'order_events', 'orders', 'audit_events'] as const)
    await office.db.deleteFrom(table).execute()
})

async function postponed(...mails: { key: string; at: Date; order?: string }[]): Promise<void> {
  for (const { key, at, order } of mails) {
    const texts = { subject: key, body_text: key, body_html: key, ...(order && { topic: orderTopic(order) }) }
    await transaction(office.db, (tx) =>
      enqueue(tx, { message_key: key, recipient: `${key}@ornek.example`, ...texts }, at),
    )
  }
  await postponeWaiting(office.db, now)
}

async function insertOrder(order_no: string, at: Date): Promise<number> {
  const order_id = await insertBareOrder(office.db, order_no)
  await office.db.insertInto('order_events').values({ order_id, at, kind: 'durum' }).execute()
  return order_id
}

test('mails without a server are listed; old ones and those whose order changed since are named', async () => {
  const id = await insertOrder('SYH-27-AAAAAA', hoursAgo(3))
  await insertOrder('SYH-27-BBBBBB', hoursAgo(3))
  await postponed(
    { key: 'old', at: hoursAgo(25) },
    { key: 'changed', at: hoursAgo(3), order: 'SYH-27-AAAAAA' },
    { key: 'fresh', at: hoursAgo(3), order: 'SYH-27-BBBBBB' },
  )
  await office.db
    .insertInto('order_events')
    .values({ order_id: id, at: hoursAgo(2), kind: 'not' })
    .execute()
  expect((await list()).mails.map(({ stale }) => stale)).toEqual(['old', null, null])
  await office.db
    .insertInto('order_events')
    .values({ order_id: id, at: hoursAgo(2), kind: 'odeme' })
    .execute()
  expect(await list()).toMatchObject({
    total: 3,
    sends_mail: true,
    mails: [
      { subject: 'old', recipient: 'old@ornek.example', order_no: null, stale: 'old' },
      { subject: 'changed', order_no: 'SYH-27-AAAAAA', stale: 'changed' },
      { subject: 'fresh', order_no: 'SYH-27-BBBBBB', stale: null },
    ],
  })
  expect(await summary()).toEqual([{ need: 'postponed', count: 3 }])
})

test('chosen mails are sent, others erased, and a second click does nothing', async () => {
  await postponed({ key: 'a', at: hoursAgo(1) }, { key: 'b', at: hoursAgo(1) })
  const [a, b] = (await list()).mails.map(({ id }) => id)
  const sent = await office.post<{ message: string }>(path, { ids: [a], is_sent: true })
  expect([sent.status, sent.body.message]).toEqual([200, '1 e-posta gönderime alındı.'])
  expect((await office.post(path, { ids: [b], is_sent: false })).status).toBe(200)
  expect((await office.post<{ message: string }>(path, { ids: [a, b], is_sent: true })).body.message).toContain('0')
  expect(await unsent()).toMatchObject([
    { message_key: 'a', attempts: 0, cleared_at: null },
    { message_key: 'b', cleared_at: now },
  ])
  const records = await office.db.selectFrom('audit_events').select('after').orderBy('id').execute()
  expect(records.map(({ after }) => after)).toEqual([
    { postponed_mails: 1, postponed_mails_sent: 1 },
    { postponed_mails: 0, postponed_mails_erased: 1 },
  ])
  expect(await summary()).toEqual([])
})

test('without a server nothing can be sent, and the dashboard asks nobody to', async () => {
  await postponed({ key: 'a', at: hoursAgo(1) })
  const api = withoutServer()
  const { sends_mail, mails } = (await api.get<PostponedMails>(path, headers)).body
  expect([sends_mail, mails.length]).toEqual([false, 1])
  expect((await api.post(path, { ids: [mails[0]!.id], is_sent: true }, headers)).status).toBe(409)
  expect((await api.get(systemSummaryPath, headers)).body).toEqual({ needs: [] })
  expect((await list()).total).toBe(1)
})

test('bad input is refused, and only a yonetici decides', async () => {
  expect((await office.post(path, { ids: [], is_sent: true })).status).toBe(422)
  expect((await office.post(path, { ids: ['x'], is_sent: true })).status).toBe(422)
  for (const answer of [await seller.get(path), await seller.post(path, { ids: [1], is_sent: true })])
    expect(answer.status).toBe(403)
})
