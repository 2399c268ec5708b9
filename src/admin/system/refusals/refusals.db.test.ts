import { afterEach, beforeEach, expect, test } from 'vitest'
import { openLimits } from '#src/base/http/server/limits.server.ts'
import { callersRefused } from '#src/base/observe/topic.server.ts'
import { testOffice } from '#src/features/accounts/office.fixture.ts'
import { insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { systemApi } from '../system.api.server.ts'
import { systemPath } from '../system.links.ts'
import type { SystemState } from '../system.schema.ts'
import { type RefusalRecord, recordRefusals } from './refusal-record.commands.server.ts'
import { maxRows } from './refusal-record.store.server.ts'
import { refusalsApi } from './refusals.api.server.ts'
import { refusalsPath as path } from './refusals.links.ts'
import type { Refusals } from './refusals.schema.ts'

let now: Date
const more = { now: () => now, diskSpace: async () => null }
const endpoints = [...refusalsApi, ...systemApi]
const office = testOffice('yonetici', endpoints, more)
const editor = testOffice('icerik', endpoints, more)
const open: RefusalRecord[] = []

beforeEach(async () => {
  now = new Date('2027-03-10T11:20:00Z')
  await office.db.deleteFrom('refusals').execute()
})
afterEach(async () => {
  for (const record of open.splice(0)) await record.close()
})

/** A process that hears its own refusals. */
function recording(): RefusalRecord {
  const record = recordRefusals(office.db, () => now)
  open.push(record)
  return record
}

const refuse = (more: Partial<Parameters<typeof callersRefused.tell>[0]> = {}) =>
  callersRefused.tell({ limit: 'lookups', address: '203.0.113.7', email: '', departure_id: 0, ...more })
const rows = () => office.db.selectFrom('refusals').selectAll().orderBy('id').execute()
const listed = async () => (await office.get<Refusals>(path)).body

test('who is refused is counted by the hour, and neither the address nor the mailbox is stored whole', async () => {
  const record = recording()
  const buyer = { limit: 'unpaid buyer', email: 'Ayse.Yilmaz@ornek.com', departure_id: 4 }
  for (const address of ['203.0.113.7', '203.0.113.200']) refuse({ ...buyer, address })
  await record.store()
  now = new Date('2027-03-10T11:50:00Z')
  refuse({ ...buyer, address: '203.0.113.9' })
  await record.store()
  expect(await rows()).toEqual([
    {
      id: expect.any(Number),
      hour: new Date('2027-03-10T11:00:00Z'),
      kind: 'buyer',
      network: '203.0.113.•',
      mailbox: 'ay•••@ornek.com',
      departure_id: 4,
      count: 3,
      last_at: now,
    },
  ])
})

test('staff see a caller once, with the count of all hours, all processes and the departure; after a day nothing is left', async () => {
  const tour = await insertSoldTour(office.db)
  const record = recording()
  refuse({ limit: 'unpaid network', departure_id: tour.departureId })
  await record.store()
  now = new Date('2027-03-11T09:00:00Z')
  refuse({ limit: 'unpaid network', departure_id: tour.departureId })
  // A deleted departure is no reason to lose the count.
  refuse({ limit: 'unpaid group', departure_id: 999_999 })
  await record.store()
  expect(await listed()).toEqual([
    { kind: 'group', network: '203.0.113.•', mailbox: '', departure: null, count: 1, last_at: now.toISOString() },
    {
      kind: 'network',
      network: '203.0.113.•',
      mailbox: '',
      departure: { id: tour.departureId, tour_name: expect.any(String), start_date: tour.tourDate },
      count: 2,
      last_at: now.toISOString(),
    },
  ])
  now = new Date('2027-03-12T09:00:01Z')
  expect(await listed()).toEqual([])
  await record.store()
  expect(await rows()).toEqual([])
})

test('a clerk sees customers, the screen of the system logins too; a role without orders sees neither', async () => {
  const record = recording()
  refuse()
  refuse({ limit: 'login', email: 'yonetici@ornek.com' })
  await record.store()
  expect((await listed()).map(({ kind }) => kind)).toEqual(['lookups'])
  const { refusals } = (await office.get<SystemState>(systemPath)).body
  expect(refusals.map(({ kind, mailbox }) => [kind, mailbox]).sort()).toEqual([
    ['login', 'yo•••@ornek.com'],
    ['lookups', ''],
  ])
  expect((await editor.get(path)).status).toBe(403)
})

test('an attack from ever new addresses takes a limited number of rows, and each try is counted', async () => {
  const record = recording()
  for (let n = 0; n < 1500; n += 1) {
    refuse({ address: `10.${n % 250}.${Math.floor(n / 250)}.1`, email: `${n}@ornek.com` })
    if (n % 50 === 49) await record.store()
  }
  await record.store()
  const stored = await rows()
  expect(stored.length).toBeLessThanOrEqual(maxRows + 1)
  expect(stored.reduce((sum, { count }) => sum + count, 0)).toBe(1500)
  expect((await listed())[0]).toMatchObject({ network: '*', mailbox: '', departure: null })
})

test('what cannot be stored is kept for the next time', async () => {
  const record = recording()
  refuse()
  await office.db.schema.alterTable('refusals').renameTo('refusals_away').execute()
  await expect(record.store()).rejects.toThrow()
  await office.db.schema.alterTable('refusals_away').renameTo('refusals').execute()
  refuse()
  await record.store()
  expect(await rows()).toMatchObject([{ kind: 'lookups', count: 2 }])
})

test('every refused try is told, also one that needs no query, with the account that it named', async () => {
  const limit = await openLimits(office.db)
  const told: Parameters<typeof callersRefused.tell>[0][] = []
  const end = callersRefused.hear((refusal) => void told.push(refusal))
  const login = { name: 'login', points: 1, seconds: 60 }
  await limit(login, '203.0.113.7', 'ayse@ornek.com')
  for (let n = 0; n < 3; n += 1) await limit(login, '203.0.113.7', 'ayse@ornek.com').catch(() => {})
  await limit({ name: 'messages-of-order', points: 1, seconds: 60 }, 'SYH-27-AAAAAA')
  await limit({ name: 'messages-of-order', points: 1, seconds: 60 }, 'SYH-27-AAAAAA').catch(() => {})
  end()
  const refused = { limit: 'login', address: '203.0.113.7', email: 'ayse@ornek.com', departure_id: 0 }
  expect(told).toEqual([
    refused,
    refused,
    refused,
    { limit: 'messages-of-order', address: '', email: '', departure_id: 0 },
  ])
})
