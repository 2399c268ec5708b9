import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openDisk } from '#src/base/files/disk.server.ts'
import { openDocuments } from '#src/base/files/documents.server.ts'
import { hoursAfter } from '#src/base/files/file-age.fixture.ts'
import { pictureWork } from '#src/base/files/picture-work.server.ts'
import { maxDocumentBytes } from '#src/base/files/uploads.links.ts'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { officeAgency, officeHeaders, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour, type SoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import type { ShownOrder } from '#src/site/order/shown-order.schema.ts'
import { removeOrphanedSharedFiles } from './shared-files.commands.server.ts'
import { sharedForm, sharedPdf } from './shared-files.fixture.ts'
import { maxSharedFiles, sharedFilesPath } from './shared-files.links.ts'
import type { SharedFiles } from './shared-files.schema.ts'

const booked = new Date('2027-03-23T10:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'seyyah-shared-files-'))
const documents = openDocuments(openDisk(folder), pictureWork)
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const agency = officeAgency(booked)
let tour: SoldTour
let order: PlacedOrder

beforeEach(async () => {
  const { db } = agency
  for (const table of ['orders', 'departure_files', 'audit_events'] as const) await db.deleteFrom(table).execute()
  tour = await insertSoldTour(db, { start_date: '2027-04-12', end_date: '2027-04-14' })
  order = await agency.order({ tour })
  await setStatus('onayli')
})

const apiOf = (staff = agency.staff) =>
  testApi(endpoints, { db: agency.db, staff, now: () => agency.clock.now, documents })
const setStatus = (status: 'onayli' | 'tamamlandi' | 'opsiyonlu' | 'odeme-bildirildi' | 'iptal' | 'suresi-doldu') =>
  agency.db.updateTable('orders').set({ status }).where('id', '=', order.id).execute()
const path = (part = '') => `${sharedFilesPath(tour.departureId)}${part}`
const pdf = () => new File([sharedPdf], 'ucus.pdf', { type: 'application/pdf' })

type Answer = { errors?: Record<string, string[]>; message: string }
async function upload(form = sharedForm(pdf()), staff = agency.staff, key: string = randomUUID()) {
  const headers = { ...officeHeaders, 'idempotency-key': key }
  const request = new Request(`https://seyyah.example${path()}`, { method: 'POST', body: form, headers })
  const answer = await apiOf(staff).fetch(request, { address: '192.0.2.7' })
  return { status: answer.status, body: (await answer.json()) as Answer }
}
const list = async () => (await apiOf().get<SharedFiles>(path(), officeHeaders)).body
const remove = (file: number, staff = agency.staff) =>
  apiOf(staff).post(path(`/${file}`), { _method: 'DELETE' }, officeHeaders)
const shown = async (lang = 'tr') =>
  (await apiOf().get<ShownOrder>(`${orderApiPath(order.order_no, order.key)}&lang=${lang}`)).body.shared_files
async function open(file: number, { order_no, key } = order, lang = 'tr') {
  const address = `https://seyyah.example${orderApiPath(order_no, key, `/shared-files/${file}`)}&lang=${lang}`
  const answer = await apiOf().fetch(new Request(address), { address: '192.0.2.7' })
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}
const onDisk = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name))
async function uploaded(form?: FormData): Promise<number> {
  expect((await upload(form)).status).toBe(200)
  return (await list()).files.at(-1)!.id
}

test('a file of a departure is on the page of its confirmed orders, and opens with number and key as an attachment', async () => {
  const id = await uploaded()
  expect((await list()).files).toMatchObject([
    { id, name: 'Uçuş listesi', bytes: sharedPdf.length, created_at: booked.toISOString(), created_by: 'Zeynep Kaya' },
  ])
  expect(await shown()).toMatchObject([{ id, name: 'Uçuş listesi', bytes: sharedPdf.length }])
  expect(await shown('en')).toMatchObject([{ id, name: 'Flight list' }])
  const { status, headers, bytes } = await open(id)
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ])
  expect(headers.get('content-disposition')).toMatch(/^attachment; .*U%C3%A7u%C5%9F%20listesi\.pdf/)
  expect(Buffer.compare(bytes, sharedPdf)).toBe(0)
  expect((await open(id, order, 'en')).headers.get('content-disposition')).toContain('Flight list.pdf')
  const office = new Request(`https://seyyah.example${path(`/${id}`)}`, { headers: officeHeaders })
  expect((await apiOf().fetch(office, { address: '192.0.2.7' })).status).toBe(200)
  expect(await agency.db.selectFrom('audit_events').select(['entity', 'after']).execute()).toEqual([
    { entity: 'departures', after: { shared_file: 'Uçuş listesi' } },
  ])
})

test('a file opens with neither a wrong key nor the key of an order on another departure', async () => {
  const id = await uploaded()
  expect((await open(id, { ...order, key: 'x'.repeat(22) })).status).toBe(404)
  const elsewhere = await insertSoldTour(agency.db, { start_date: '2027-05-12', end_date: '2027-05-14' })
  const other = await agency.order({ tour: elsewhere })
  await agency.db.updateTable('orders').set({ status: 'onayli' }).where('id', '=', other.id).execute()
  expect((await open(id, other)).status).toBe(404)
  expect((await open(id, { ...order, key: other.key })).status).toBe(404)
  const there = `${sharedFilesPath(elsewhere.departureId)}/${id}`
  expect((await apiOf().get(there, officeHeaders)).status).toBe(404)
  expect((await apiOf().post(there, { _method: 'DELETE' }, officeHeaders)).status).toBe(404)
})

test.each([
  ['onayli', 200],
  ['tamamlandi', 200],
  ['opsiyonlu', 404],
  ['odeme-bildirildi', 404],
  ['iptal', 404],
  ['suresi-doldu', 404],
] as const)('an order that is %s is answered %i', async (status, expected) => {
  const id = await uploaded()
  await setStatus(status)
  expect((await open(id)).status).toBe(expected)
  expect(await shown()).toHaveLength(expected === 200 ? 1 : 0)
})

test('nobody has the files of a cancelled departure, nor of one whose seats the order gave back', async () => {
  const id = await uploaded()
  const { db } = agency
  await db.updateTable('order_items').set({ seats_released_at: booked }).where('order_id', '=', order.id).execute()
  expect((await open(id)).status).toBe(404)
  await db.updateTable('order_items').set({ seats_released_at: null }).where('order_id', '=', order.id).execute()
  expect((await open(id)).status).toBe(200)
  await db.updateTable('departures').set({ status: 'iptal' }).where('id', '=', tour.departureId).execute()
  expect((await open(id)).status).toBe(404)
  expect(await shown()).toEqual([])
})

test.each([
  { what: 'nothing', form: () => sharedForm(null), field: 'file', says: 'Bir dosya seçin' },
  {
    what: 'a page called a PDF',
    form: () => sharedForm(new File(['<html>%PDF-1.4'], 'a.pdf')),
    field: 'file',
    says: 'PDF, JPEG, PNG ya da WebP',
  },
  {
    what: 'more than 15 MB',
    form: () => sharedForm(new File([sharedPdf, Buffer.alloc(maxDocumentBytes)], 'a.pdf')),
    field: 'file',
    says: 'en fazla 15 MB',
  },
  { what: 'a file without a name', form: () => sharedForm(pdf(), { name: '' }), field: 'name', says: '' },
])('$what is refused at its field, and leaves nothing behind', async ({ form, field, says }) => {
  const before = onDisk()
  const { status, body } = await upload(form())
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
  expect(body.errors![field]![0]).toContain(says)
  expect([(await list()).files, onDisk()]).toEqual([[], before])
})

test('a name in English is needed once somebody who travels ordered in another language', async () => {
  expect((await list()).needs_english).toBe(false)
  const id = await uploaded(sharedForm(pdf(), { name_en: '' }))
  await agency.db.updateTable('orders').set({ lang: 'en' }).where('id', '=', order.id).execute()
  expect((await list()).needs_english).toBe(true)
  const { status, body } = await upload(sharedForm(pdf(), { name_en: '' }))
  expect([status, Object.keys(body.errors!)]).toEqual([422, ['name_en']])
  expect(await shown('en')).toMatchObject([{ id, name: 'Uçuş listesi' }])
})

test('a departure has a limited number of files', async () => {
  const row = { departure_id: tour.departureId, name: 'Liste', file: 'x', bytes: 1, created_at: booked }
  await agency.db
    .insertInto('departure_files')
    .values(Array.from({ length: maxSharedFiles }, () => row))
    .execute()
  const before = onDisk()
  const { status, body } = await upload()
  expect([status, body.message]).toEqual([409, expect.stringContaining(String(maxSharedFiles))])
  expect(onDisk()).toEqual(before)
})

test('uploads at once do not exceed the number of files, and what was refused leaves nothing on the disk', async () => {
  const row = { departure_id: tour.departureId, name: 'Liste', file: 'x', bytes: 1, created_at: booked }
  await agency.db
    .insertInto('departure_files')
    .values(Array.from({ length: maxSharedFiles - 1 }, () => row))
    .execute()
  const before = onDisk()
  const answers = await Promise.all(Array.from({ length: 5 }, () => upload()))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
  expect(onDisk()).toHaveLength(before.length + 1)
})

test('an upload that is sent again, also at the same time, is added once and answered the same', async () => {
  const [before, key] = [onDisk(), randomUUID()]
  const send = (form?: FormData) => upload(form, agency.staff, key)
  const first = await Promise.all([send(), send()])
  const again = await send()
  expect([...first, again].map(({ status }) => status)).toEqual([200, 200, 200])
  expect(again.body).toEqual(first[0]!.body)
  expect((await list()).files).toHaveLength(1)
  expect(onDisk()).toHaveLength(before.length + 1)
  expect(await agency.db.selectFrom('audit_events').select('entity').execute()).toHaveLength(1)
  // The answer is the first one, also when another upload would be refused by now.
  const row = { departure_id: tour.departureId, name: 'Liste', file: 'x', bytes: 1, created_at: booked }
  await agency.db
    .insertInto('departure_files')
    .values(Array.from({ length: maxSharedFiles - 1 }, () => row))
    .execute()
  expect((await send()).status).toBe(200)
})

test.each([
  ['another name', () => sharedForm(pdf(), { name: 'Otel listesi' })],
  ['another file', () => sharedForm(new File([sharedPdf, '%'], 'ucus.pdf', { type: 'application/pdf' }))],
])('a key that was used is refused for %s', async (_, form) => {
  const key = randomUUID()
  expect((await upload(undefined, agency.staff, key)).status).toBe(200)
  const { status, body } = await upload(form(), agency.staff, key)
  expect([status, Object.keys(body.errors!)]).toEqual([422, ['Idempotency-Key']])
  expect((await list()).files).toHaveLength(1)
})

test('a removed file leaves disk, list and page, and its link ends', async () => {
  const before = onDisk()
  const id = await uploaded()
  expect(onDisk()).toHaveLength(before.length + 1)
  expect((await remove(id)).status).toBe(200)
  expect(onDisk()).toEqual(before)
  expect([(await list()).files, await shown()]).toEqual([[], []])
  expect((await open(id)).status).toBe(404)
  expect((await remove(id)).status).toBe(404)
})

test('accounting reads the files and neither adds nor removes one', async () => {
  const id = await uploaded()
  const accountant = await insertStaff(agency.db, 'muhasebe')
  expect((await upload(sharedForm(pdf()), accountant)).status).toBe(403)
  expect((await remove(id, accountant)).status).toBe(403)
  const { status, body } = await apiOf(accountant).get<SharedFiles>(path(), officeHeaders)
  expect([status, body.may_write, body.files.length]).toEqual([200, false, 1])
})

test('the sweep removes files whose departure is gone, and keeps the others', async () => {
  const kept = await uploaded()
  const lost = await uploaded()
  const { file } = await agency.db
    .deleteFrom('departure_files')
    .where('id', '=', lost)
    .returning('file')
    .executeTakeFirstOrThrow()
  const stored = join(folder, 'files', file)
  expect(await removeOrphanedSharedFiles(documents, agency.db, hoursAfter(stored, 0))).toBe(0)
  expect(await removeOrphanedSharedFiles(documents, agency.db, hoursAfter(stored, 2))).toBeGreaterThan(0)
  expect(onDisk().some((name) => name.endsWith(file))).toBe(false)
  expect((await open(kept)).status).toBe(200)
})
