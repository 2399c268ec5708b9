import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDisk } from '#src/base/files/disk.server.ts'
import { openDocuments } from '#src/base/files/documents.server.ts'
import { pictureWork } from '#src/base/files/picture-work.server.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { accountingPath } from '#src/features/accounting/accounting.links.ts'
import { permissions } from '#src/features/accounts/accounts.rules.ts'
import type { RoleGroup } from '#src/features/accounts/accounts.schema.ts'
import { mailboxApi } from '#src/features/inquiries/mailbox/mailbox.api.server.ts'
import { insertSample } from '#src/features/inquiries/mailbox/mailbox.fixture.ts'
import { messageWorkApi } from '#src/features/inquiries/mailbox/message-work.api.server.ts'
import { officeAgency, officeHeaders } from '#src/features/orders/office-orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import { dumpOf, orderOf, type TestPerson, tablesWith } from './person.fixture.ts'
import { phoneDigits } from './person.rules.ts'
import { personalDataApi } from './personal-data.api.server.ts'
import { erasePath, personalDataPath, personFilePath, personPath } from './personal-data.links.ts'
import type { Destruction, Erased, Person } from './personal-data.schema.ts'

const booked = new Date('2026-11-21T10:00:00Z')
const agency = officeAgency(booked)
const folder = mkdtempSync(join(tmpdir(), 'seyyah-person-'))
const documents = openDocuments(openDisk(folder), pictureWork)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let api: TestApi
beforeAll(() => {
  api = apiOf('yonetici')
})
const apiOf = (role_group: RoleGroup) =>
  testApi([...personalDataApi, ...mailboxApi, ...messageWorkApi], {
    db: agency.db,
    staff: { ...agency.staff, role_group, permissions: permissions[role_group] },
    now: () => agency.clock.now,
    documents,
  })

const find = async (contact: string) => (await api.post<Person>(personPath, { contact }, officeHeaders)).body
const erase = (contact: string, confirm = contact) =>
  api.post<Erased & { errors: object }>(erasePath, { contact, confirm }, officeHeaders)
const later = new Date('2027-06-01T10:00:00Z')
const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n%%EOF\n')

const numbers = [...Array(40).keys()]
/** Valid identity numbers: the last two digits are the checksum. */
function tcknOf(n: number): string {
  const d = String(300_000_000 + n * 7919)
    .split('')
    .map(Number)
  const odd = d[0]! + d[2]! + d[4]! + d[6]! + d[8]!
  const even = d[1]! + d[3]! + d[5]! + d[7]!
  const tenth = (((odd * 7 - even) % 10) + 10) % 10
  return [...d, tenth, (d.reduce((sum, digit) => sum + digit, 0) + tenth) % 10].join('')
}
const persons: fc.Arbitrary<TestPerson> = fc.record({
  name: fc.constantFrom('Şükriye', 'Iraz', 'İlknur', 'Çağla', "O'Neil"),
  surname: fc.constantFrom('Yıldızhan', 'Özgüçlü', 'Ğağı', 'Kışlalı-Ünver'),
  email: fc.constantFrom(...numbers).map((n) => `Kisi.${n}x@Posta.example`),
  phone: fc.constantFrom(...numbers).map((n) => `+90 (53${n % 10}) 7${n + 10} 4${n + 20} 11`),
  tckn: fc.constantFrom(...numbers).map(tcknOf),
})

/** Everything that a person can leave: with money or without, files, mails, words of staff about them. */
async function leaveTraces(person: TestPerson, { pays }: { pays: boolean }) {
  const { db } = agency
  agency.clock.now = booked
  const { name, surname, email, phone } = person
  const full = `${name} ${surname}`
  const order = await orderOf(agency, person, '2027-04-12')
  const send = (path: string, body: object) =>
    agency.api.post(`/api/admin/orders/${order.id}${path}`, body, officeHeaders)
  await agency.api.post(orderApiPath(order.order_no, order.key, '/messages'), {
    body: `${full} burada, telefonum ${phone}`,
  })
  await agency.api.post(
    '/api/admin/orders/notes',
    { ids: JSON.stringify([order.id]), note: `${full} arandı` },
    officeHeaders,
  )
  await send('/passengers/reveal', { item: 1, seat: 1 })
  const details = { name: full, city: 'Bursa', email, phone, reason: `${name} düzeltti` }
  await send('/customer', { ...details, _method: 'PUT' })
  if (pays) {
    const amount = (await agency.read(order.id)).totals[0]!.total
    const paid = await agency.enter(order.id, {
      method: 'nakit',
      amount,
      currency: 'TRY',
      paid_on: '2026-11-21',
      note: full,
    })
    expect(paid.status).toBe(201)
    const receipt_file = await documents.keep('receipts', pdf, ['pdf'])
    await db.updateTable('payments').set({ receipt_file, sender: full }).where('order_id', '=', order.id).execute()
  } else {
    const reason = `${name} vazgeçti`
    expect((await agency.send('PUT', `/${order.id}/status`, { status: 'iptal', reason })).status).toBe(200)
  }
  const paper = {
    order_id: order.id,
    number: 1,
    kind: 'voucher',
    lang: 'tr',
    content: JSON.stringify({ title: full }),
  } as const
  const file = await documents.keep('papers', pdf, ['pdf'])
  await db
    .insertInto('papers')
    .values({
      ...paper,
      file,
      code: order.order_no.replace(/\W/g, '').slice(-6).padEnd(16, 'X'),
      facts_hash: Buffer.alloc(32),
      created_at: booked,
    })
    .execute()
  const cv = await documents.keep('cv', pdf, ['pdf'])
  const written = { name: full, email, phone }
  const letters = [
    await insertSample(db, 'contact', { ...written, message: `Ben ${full}` }),
    await insertSample(db, 'human-resources', { ...written, file: cv }),
  ]
  for (const id of letters)
    await api.post(`/api/admin/messages/${id}/notes`, { body: `${full} iyi biri` }, officeHeaders)
  const reply = {
    message_id: letters[0]!,
    kind: 'yanit',
    body: `Sayın ${full}`,
    user_name: 'Zeynep',
    created_at: booked,
  } as const
  const entry = await db.insertInto('message_entries').values(reply).returning('id').executeTakeFirstOrThrow()
  // The copy to the agency names the sender, and staff were alerted.
  const keys = [
    `message-answer:${entry.id}`,
    `message-received:${await numberOf(letters[0]!)}`,
    `alert:messages:${letters[0]}:1`,
  ]
  for (const message_key of keys)
    await db
      .insertInto('outbox')
      .values({
        message_key,
        recipient: 'ekip@acente.example',
        subject: full,
        body_text: `${full} ${email}`,
        body_html: email,
      })
      .execute()
  await db
    .insertInto('saved_filters')
    .values({
      user_id: agency.staff.id,
      screen: 'orders',
      name: order.order_no,
      query: `search=${encodeURIComponent(email)}`,
    })
    .execute()
  return { order, files: [file, cv].map((stored) => stored!) }
}

const numberOf = async (id: number) =>
  (await agency.db.selectFrom('messages').select('message_no').where('id', '=', id).executeTakeFirstOrThrow())
    .message_no

/** What stays of an order in the books, by the table of retention. */
const books = ['audit_events', 'order_contracts', 'order_events', 'order_search', 'orders', 'payments']

test('after erasing, a dump has no trace of a person beyond the books, and sums and similar people are as they were', async () => {
  const { db } = agency
  const seeds = fc.sample(persons, { numRuns: 4, seed: 6698 })
  for (const [at, seed] of seeds.entries()) {
    // Another person each time, so that a trace of an earlier one is none of this one.
    const person = {
      ...seed,
      email: `${at}${seed.email}`,
      surname: `${seed.surname}${'abcd'[at]}`,
      phone: `+90 (53${at}) 7${at}1 4${at}2 11`,
      tckn: tcknOf(100 + at),
    }
    const similar = {
      ...person,
      name: 'Başka',
      surname: 'Biri',
      email: person.email.replace('x@', 'y@'),
      phone: `+90 555 000 00 0${at}`,
      tckn: tcknOf(200 + at),
    }
    const pays = at % 2 === 0
    const { order, files } = await leaveTraces(person, { pays })
    const other = await leaveTraces(similar, { pays })
    agency.clock.now = later
    if (pays)
      await db
        .updateTable('orders')
        .set({ status: 'tamamlandi' })
        .where('id', 'in', [order.id, other.order.id])
        .execute()
    const sums = async () => ({
      accounting: (await agency.api.get(`${accountingPath}?from=2026-01-01&to=2027-12-31`, officeHeaders)).body,
      orders: await db.selectFrom('order_sums').selectAll().orderBy('order_id').execute(),
    })
    const ofOther = async () => ({
      order: await agency.read(other.order.id),
      person: await find(similar.email),
    })
    const [sumsBefore, otherBefore] = [await sums(), await ofOther()]
    const texts = [person.email, person.surname, person.tckn, person.phone]
    const before = await dumpOf(db)
    for (const text of texts)
      expect(tablesWith(before, text)).toContain(text === person.email ? 'orders' : 'passengers')

    const { status, body } = await erase(person.email.toUpperCase())
    expect(status).toBe(200)
    expect(body.person.may_erase).toBe(false)
    const dump = await dumpOf(db)
    for (const text of [...texts, encodeURIComponent(person.email)]) {
      const left = tablesWith(dump, text).filter((table) => !(pays && books.includes(table)))
      expect([text, left]).toEqual([text, []])
    }
    // Of an order in the books even the audit has no number of a document, and nothing but the order has the customer.
    expect(tablesWith(dump, person.tckn)).toEqual([])
    expect(tablesWith(dump, `${person.surname} arandı`)).toEqual([])
    if (!pays) expect(tablesWith(dump, phoneDigits(person.phone))).toEqual([])
    for (const file of files) expect(await documents.read(file)).toBeNull()
    for (const file of other.files) expect(await documents.read(file)).not.toBeNull()
    expect(await sums()).toEqual(sumsBefore)
    expect(await ofOther()).toEqual(otherBefore)

    const again = await erase(person.email)
    expect([again.status, again.body.counts]).toEqual([200, {}])
  }
})

test('an order before its journey or with open money stays whole, and the screen says why', async () => {
  agency.clock.now = booked
  const person = {
    name: 'Nazlı',
    surname: 'Bekler',
    email: 'nazli@posta.example',
    phone: '0541 222 33 44',
    tckn: tcknOf(301),
  }
  const held = await orderOf(agency, person, '2027-05-02')
  const owed = await orderOf(agency, person, '2027-01-10')
  await agency.send('PUT', `/${owed.id}/status`, { status: 'onayli' })
  agency.clock.now = new Date('2027-02-01T10:00:00Z')
  await agency.db.updateTable('orders').set({ marketing_consent: true }).where('id', '=', held.id).execute()
  const before = await agency.read(held.id)
  const found = await find(person.email)
  expect(found.orders.map(({ order_no, standing, until }) => [order_no, standing, until])).toEqual([
    [owed.order_no, 'money', null],
    [held.order_no, 'journey', null],
  ])
  const { body } = await erase(person.email)
  expect(body.counts).toEqual({ consents: 1 })
  expect(await agency.read(held.id)).toEqual({ ...before, marketing_consent: false })
  expect((await find(person.email)).orders).toHaveLength(2)
  // The mails of orders under way are still sent.
  const mails = agency.db.selectFrom('outbox').select('recipient').where('recipient', '=', person.email).execute()
  expect((await mails).length).toBeGreaterThan(0)
})

test('a telephone finds the same person however it is written, and a passenger on an order of somebody else', async () => {
  agency.clock.now = booked
  const buyer = {
    name: 'Veli',
    surname: 'Alan',
    email: 'veli@posta.example',
    phone: '+90 542 111 00 00',
    tckn: tcknOf(302),
  }
  const order = await orderOf(agency, buyer, '2026-12-02')
  const friend = { name: 'Deniz', surname: 'Yolcu', phone: '0533 999 88 77' }
  await agency.db
    .updateTable('passengers')
    .set({ ...friend })
    .where('phone', '=', buyer.phone)
    .execute()
  expect((await find('+90 533 999 88 77')).seats).toMatchObject([
    { name: 'Deniz Yolcu', order_no: order.order_no, is_over: false },
  ])
  agency.clock.now = new Date('2026-12-10T10:00:00Z')
  expect((await erase('905339998877', '0533 9998877')).body.counts).toMatchObject({ passengers: 1 })
  expect((await find('0533 999 88 77')).seats).toEqual([])
  expect((await find(buyer.phone)).orders).toHaveLength(1)
})

test('a telephone that a family shares is not erased or handed over: each address is searched for by itself', async () => {
  agency.clock.now = booked
  const phone = '0544 700 60 50'
  const [wife, husband] = ['Nermin', 'Orhan'].map((name, at) => ({
    name,
    surname: 'Ortak',
    email: `${name.toLowerCase()}@posta.example`,
    phone,
    tckn: tcknOf(310 + at),
  }))
  const hers = await orderOf(agency, wife!, '2026-12-02')
  const his = await orderOf(agency, husband!, '2026-12-02')
  for (const { id } of [hers, his])
    await agency.send('PUT', `/${id}/status`, { status: 'iptal', by: 'agency', reason: 'vazgeçti' })
  agency.clock.now = new Date('2026-12-20T10:00:00Z')
  const found = await find(phone)
  expect(found).toMatchObject({
    is_shared: true,
    may_erase: false,
    others: expect.arrayContaining([wife!.email, husband!.email]),
  })
  expect(found.orders.map(({ email }) => email).sort()).toEqual([wife!.email, husband!.email])
  const before = await agency.read(his.id)
  expect(await erase(phone)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('birden çok kişinin') },
  })
  const file = await api.post(personFilePath, { contact: phone }, officeHeaders)
  expect(file.status).toBe(409)
  expect(await erase(wife!.email)).toMatchObject({ status: 200, body: { counts: { orders: 1 } } })
  expect(await agency.read(his.id)).toEqual(before)
  // Hers say nothing about her any more, so the telephone is his alone.
  expect(await find(phone)).toMatchObject({ is_shared: false, may_erase: true })
})

test('the person gets a ZIP with a page to read, the same for programs and the documents; the record names nobody', async () => {
  const person = {
    name: 'Feride',
    surname: 'İndiren',
    email: 'feride@posta.example',
    phone: '0543 333 22 11',
    tckn: tcknOf(303),
  }
  const { order } = await leaveTraces(person, { pays: true })
  const response = await api.fetch(
    new Request(`https://seyyah.example${personFilePath}`, {
      method: 'POST',
      headers: { ...officeHeaders, 'content-type': 'application/json' },
      body: JSON.stringify({ contact: person.email }),
    }),
  )
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
  expect(decodeURIComponent(response.headers.get('content-disposition')!)).toContain('Kişisel verileriniz.zip')
  // Stored, not compressed: names and texts are in the bytes as they are.
  const zip = new TextDecoder().decode(await response.arrayBuffer())
  for (const part of [
    'Kişisel verileriniz.html',
    'veriler.json',
    `Belgeler/${order.order_no}`,
    '%PDF-1.7',
    person.tckn,
    'Feride İndiren, Doğum tarihi: 12 Nisan 1985, kadın',
    'Özgeçmiş.pdf',
  ])
    expect(zip).toContain(part)
  const { body } = await api.get<Destruction>(personalDataPath, officeHeaders)
  expect(body.events[0]).toMatchObject({ kind: 'download', by: agency.staff.name, counts: { orders: 1, messages: 2 } })
  const recorded = await agency.db
    .selectFrom('audit_events')
    .selectAll()
    .where('entity', '=', 'personal_data_events')
    .execute()
  expect(new Set(recorded.map(({ action }) => action))).toEqual(new Set(['look_up', 'erase', 'download']))
  expect(JSON.stringify(recorded)).not.toMatch(/posta\.example|Feride|333 22/)
})

test.each([
  [personPath, { contact: 'ayse' }, 'contact'],
  [personPath, { contact: '123 45' }, 'contact'],
  [personPath, { contact: '' }, 'contact'],
  [personFilePath, {}, 'contact'],
  [erasePath, { contact: 'nazli@posta.example', confirm: 'nazlı@posta.example' }, 'confirm'],
  [erasePath, { contact: 'nazli@posta.example' }, 'confirm'],
])('%s refuses %o at %s', async (path, sent, field) => {
  const { status, body } = await api.post<{ errors: Record<string, string[]> }>(path, sent, officeHeaders)
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

test('nobody but a yonetici may ask, take or erase', async () => {
  const wish = { contact: 'nazli@posta.example', confirm: 'nazli@posta.example' }
  for (const role of ['satis', 'muhasebe', 'icerik'] as const) {
    const other = apiOf(role)
    for (const path of [personPath, personFilePath, erasePath])
      expect(
        (await other.post(path, path === erasePath ? wish : { contact: wish.contact }, officeHeaders)).status,
      ).toBe(403)
    expect((await other.get(personalDataPath, officeHeaders)).status).toBe(403)
  }
  expect((await api.post(personPath, { contact: wish.contact })).status).toBe(401)
})
