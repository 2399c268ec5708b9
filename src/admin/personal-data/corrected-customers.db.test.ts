import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDisk } from '#src/base/files/disk.server.ts'
import { openDocuments } from '#src/base/files/documents.server.ts'
import { pictureWork } from '#src/base/files/picture-work.server.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { officeAgency, officeHeaders } from '#src/features/orders/office-orders.fixture.ts'
import { dumpOf, orderOf, type TestPerson, tablesWith } from './person.fixture.ts'
import { phoneDigits } from './person.rules.ts'
import { personalDataApi } from './personal-data.api.server.ts'
import { erasePath, personPath } from './personal-data.links.ts'
import type { Erased, Person } from './personal-data.schema.ts'

/** Staff corrected the address or number of an order: what still holds the former one. */
const booked = new Date('2026-11-21T10:00:00Z')
const agency = officeAgency(booked)
const folder = mkdtempSync(join(tmpdir(), 'seyyah-corrected-'))
const documents = openDocuments(openDisk(folder), pictureWork)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let api: TestApi
beforeAll(() => {
  api = testApi(personalDataApi, { db: agency.db, staff: agency.staff, now: () => agency.clock.now, documents })
})
const find = async (contact: string) => (await api.post<Person>(personPath, { contact }, officeHeaders)).body
const erase = async (contact: string) =>
  (await api.post<Erased>(erasePath, { contact, confirm: contact }, officeHeaders)).body

const former: TestPerson = {
  name: 'Gülsüm',
  surname: 'Taşınır',
  email: 'gulsum@eski.example',
  phone: '+90 532 100 20 30',
  tckn: '10000000146',
}
const present = { name: 'Gülsüm Taşınır', city: 'Bursa', email: 'gulsum@yeni.example', phone: '+90 533 400 50 60' }

/** An order under the former address, which staff correct. */
async function corrected(person: TestPerson, to: typeof present) {
  agency.clock.now = booked
  const order = await orderOf(agency, person, '2027-04-12')
  const { status } = await agency.send('PUT', `/${order.id}/customer`, { ...to, reason: 'Telefonda düzeltti' })
  expect(status).toBe(200)
  return order
}

test('each address leads to the other, and erasing the present one leaves no trace of the former, also in the books', async () => {
  const { db } = agency
  const paid = await corrected(former, present)
  const unpaid = await corrected(former, present)
  const entry = { method: 'nakit', amount: (await agency.read(paid.id)).totals[0]!.total, currency: 'TRY' }
  expect((await agency.enter(paid.id, { ...entry, paid_on: '2026-11-21', note: '' })).status).toBe(201)
  await db.updateTable('orders').set({ status: 'tamamlandi' }).where('id', '=', paid.id).execute()
  await agency.send('PUT', `/${unpaid.id}/status`, { status: 'iptal', by: 'agency', reason: 'vazgeçti' })
  agency.clock.now = new Date('2027-06-01T10:00:00Z')

  const found = await find(present.email)
  expect(found.orders.map(({ standing }) => standing)).toEqual(['free', 'books'])
  expect(found.others).toEqual(expect.arrayContaining([former.email, former.phone, present.phone]))
  const before = await find(former.phone)
  expect(before).toMatchObject({ orders: [], corrected: 2, may_erase: true })
  expect(before.others).toEqual([present.email, present.phone])
  const formerWords = [former.email, former.phone, phoneDigits(former.phone)]
  for (const word of formerWords.slice(0, 2))
    expect(tablesWith(await dumpOf(db), word)).toEqual(expect.arrayContaining(['audit_events', 'order_events']))

  await erase(present.email)
  const dump = await dumpOf(db)
  // What was accepted stays as it was.
  for (const word of formerWords)
    expect([word, tablesWith(dump, word).filter((table) => table !== 'order_contracts')]).toEqual([word, []])
  // The order in the books keeps its customer, also in its records.
  expect(tablesWith(dump, present.email)).toEqual(expect.arrayContaining(['audit_events', 'orders']))
  expect(await find(former.email)).toMatchObject({ corrected: 0, may_erase: false, others: [] })
})

test('an address that was typed wrongly belongs to somebody else, who gets it erased while the order is under way', async () => {
  const { db } = agency
  const wrong = { ...former, email: 'yabanci@posta.example', phone: '+90 544 900 80 70' }
  const customer = { ...present, email: 'melek@posta.example', phone: '+90 545 111 22 33' }
  const order = await corrected(wrong, customer)
  await db.updateTable('passengers').set({ phone: customer.phone }).where('phone', '=', wrong.phone).execute()
  const before = await agency.read(order.id)
  const found = await find(wrong.email)
  expect(found).toMatchObject({ orders: [], corrected: 1, may_erase: true })
  const { counts, person } = await erase(wrong.email)
  expect(counts).toMatchObject({ records: 1 })
  expect(person).toMatchObject({ corrected: 0, mails: 0, may_erase: false })
  // The number that was typed wrongly too is an address of its own.
  expect((await erase(wrong.phone)).counts).toEqual({ records: 1 })
  const dump = await dumpOf(db)
  const left = (word: string) => tablesWith(dump, word).filter((table) => table !== 'order_contracts')
  expect(left(wrong.email)).toEqual([])
  // The passenger was entered with the number too, and is a record of its own.
  expect(left(wrong.phone)).toEqual(['audit_events'])
  const records = await db
    .selectFrom('audit_events')
    .select(['before', 'after', 'words'])
    .where('entity', '=', 'orders')
    .execute()
  expect(JSON.stringify(records)).not.toContain(wrong.phone)
  const { events, ...rest } = await agency.read(order.id)
  expect({ ...rest, mails: null }).toEqual({ ...before, events: undefined, mails: null })
  expect(events).toHaveLength(before.events.length)
})
