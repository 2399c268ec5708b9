import { expect, test } from 'vitest'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { maxAttempts } from '#src/base/mail/outbox.store.server.ts'
import { testOffice } from '#src/features/accounts/office.fixture.ts'
import { insertAgency, insertBareOrder } from '#src/features/orders/orders.fixture.ts'
import { orderTopic } from '#src/features/orders/orders.links.ts'
import { systemApi } from './system.api.server.ts'
import { systemPath, systemSummaryPath } from './system.links.ts'
import type { SystemState } from './system.schema.ts'

const now = new Date('2027-03-10T11:00:00Z')
const more = { now: () => now, diskSpace: async () => ({ free: 7e9, total: 9e9 }) }
const office = testOffice('yonetici', systemApi, more)
const seller = testOffice('satis', systemApi, more)

test('a new system has nothing to report, and says how big it is', async () => {
  const { status, body } = await office.get<SystemState>(systemPath)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    failures: [],
    mails: { given_up: 0, waiting: 0, last_error: '' },
    disk: { free: 7e9, total: 9e9 },
  })
  expect(body.database.bytes).toBeGreaterThan(1_000_000)
  expect(body.database.tables).toHaveLength(8)
  expect(body.database.schema).toMatch(/^\d{4}\./)
  expect((await office.get(systemSummaryPath)).body).toEqual({ needs: [] })
})

test('an order whose card payment page did not open is shown with the words of the provider', async () => {
  const { db } = office
  await insertAgency(db)
  const order_id = await insertBareOrder(db, 'SYH-27-KART22')
  const attempt = {
    order_id,
    provider: 'paytr',
    status: 'reddedildi',
    amount: 100,
    currency: 'TRY',
    charged: 100,
    lang: 'tr',
    created_at: now,
    decided_at: now,
  } as const
  await db
    .insertInto('card_attempts')
    .values([
      { ...attempt, attempt_no: 'A'.repeat(26), refusal: 'user_phone' },
      { ...attempt, attempt_no: 'B'.repeat(26), refusal: 'Limit yetersiz', page_url: 'https://www.paytr.com/odeme' },
      { ...attempt, attempt_no: 'C'.repeat(26), refusal: '' },
    ])
    .execute()
  const { body } = await office.get<SystemState>(systemPath)
  expect(body.cards).toEqual([{ order_no: 'SYH-27-KART22', at: now.toISOString(), refusal: 'user_phone' }])
  expect(body.needs).toEqual([{ need: 'cards', count: 1 }])
  await db.deleteFrom('orders').execute()
})

test('days of one failure are one group, and mails that were not sent are counted without their recipients', async () => {
  const failure = { kind: 'request' as const, subject: 'GET /tur/:seo_name', message: 'TypeError: broken' }
  const times = (day: string) => ({
    day,
    first_at: new Date(`${day}T10:00:00Z`),
    last_at: new Date(`${day}T10:30:00Z`),
  })
  await office.db
    .insertInto('failures')
    .values([
      { ...failure, ...times('2027-03-09'), count: 2, request_ids: ['old'] },
      { ...failure, ...times('2027-03-10'), count: 3, request_ids: ['new'] },
      { ...failure, ...times('2027-01-10'), count: 9, request_ids: [] },
    ])
    .execute()
  const mail = { subject: 'a', body_text: 'a', body_html: 'a', created_at: new Date('2027-03-09T10:00:00Z') }
  const last_error = 'Error: 550 5.1.1 <ayse@ornek.example> unknown'
  await office.db
    .insertInto('outbox')
    .values([
      {
        ...mail,
        recipient: 'ayse@ornek.example',
        message_key: '1',
        attempts: maxAttempts,
        last_error,
        topic: orderTopic('SYH-27-7F3K9Q'),
      },
      { ...mail, recipient: 'fatma@ornek.example', message_key: '2', attempts: 2, last_error },
      { ...mail, recipient: 'zeynep@ornek.example', message_key: '3', attempts: 0 },
    ])
    .execute()
  const { body } = await office.get<SystemState>(systemPath)
  expect(body.failures).toEqual([
    {
      ...failure,
      count: 5,
      first_at: '2027-03-09T10:00:00.000Z',
      last_at: '2027-03-10T10:30:00.000Z',
      request_ids: ['new'],
    },
  ])
  const list = [
    { id: expect.any(Number), subject: 'a', order_no: 'SYH-27-7F3K9Q', created_at: '2027-03-09T10:00:00.000Z' },
  ]
  expect(body.mails).toMatchObject({ given_up: 1, waiting: 1, list })
  expect(body.mails.last_error).toMatch(/^Error: # #\.#\.# … unknown/)
  expect((await office.get(systemSummaryPath)).body).toEqual({
    needs: [
      { need: 'mails', count: 1 },
      { need: 'requests', count: 3 },
    ],
  })
})

test('what was never set up is said above the parts of the screen, and not on the dashboard', async () => {
  const { settings } = testApi(systemApi, { db: office.db, staff: office.staff }).services
  const withoutMail = testApi(systemApi, {
    ...more,
    db: office.db,
    staff: office.staff,
    settings: { ...settings, sendsMail: false },
  })
  const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
  expect((await withoutMail.get<SystemState>(systemPath, headers)).body.set_up).toEqual(['no_backup', 'no_mail_server'])
  const made = { file: 'a.yedek', started_at: now, ended_at: now, state: 'done' as const, bytes: 9, by_hand: true }
  await office.db.insertInto('backup_runs').values(made).execute()
  expect((await office.get<SystemState>(systemPath)).body.set_up).toEqual([])
})

test('only a yonetici sees it', async () => {
  for (const path of [systemPath, systemSummaryPath]) expect((await seller.get(path)).status).toBe(403)
})
