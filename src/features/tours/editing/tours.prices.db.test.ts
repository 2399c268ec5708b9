import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { insertDeparture, insertLanguages } from '../tours.fixture.ts'
import { toursAdminApi } from './tours.admin.api.server.ts'
import { tourForm } from './tours.admin.fixture.ts'
import type { OfficeTour } from './tours.admin.schema.ts'

/** Effects of saving and deleting tours on prices of departures. */
const path = '/api/admin/products'
const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
const database = ownDatabase()
let manager: TestApi
/** May edit tours, but not departures. */
let writer: TestApi

beforeAll(async () => {
  const { db } = database
  await insertLanguages(db)
  manager = testApi(toursAdminApi, { db, staff: await insertStaff(db) })
  writer = testApi(toursAdminApi, { db, staff: await insertStaff(db, 'icerik') })
})
beforeEach(async () => {
  for (const table of ['departures', 'tours', 'audit_events'] as const) await database.db.deleteFrom(table).execute()
})

const bands = [
  { min_age: 0, max_age: 2 },
  { min_age: 3, max_age: 6 },
  { min_age: 7, max_age: 12 },
]
async function add(child_bands: object[] = bands): Promise<number> {
  const { body } = await writer.post(path, { form_data: JSON.stringify({ ...tourForm, child_bands }) }, headers)
  return (body.data as { id: number }).id
}
const change = (api: TestApi, id: number, child_bands: object[], more: object = {}) =>
  api.post(`${path}/${id}`, { _method: 'PUT', form_data: { ...tourForm, ...more, child_bands } }, headers)
const remove = (api: TestApi, id: number) => api.post(`${path}/${id}`, { _method: 'DELETE' }, headers)
const bandsOf = async (id: number) => (await manager.get<OfficeTour>(`${path}/${id}`, headers)).body.child_bands
const priced = { child_prices: [1_00, 2_00, 3_00] }
/** Prices by band, and the version of the departure. */
async function prices(id: number): Promise<{ child_prices: Record<number, number>; version: number }> {
  const { db } = database
  const rows = await db
    .selectFrom('departure_child_prices')
    .select(['band', 'price'])
    .where('departure_id', '=', id)
    .execute()
  const row = db.selectFrom('departures').select('version').where('id', '=', id)
  const child_prices = Object.fromEntries(rows.map(({ band, price }) => [band, price]))
  return { child_prices, ...(await row.executeTakeFirstOrThrow()) }
}
const records = () =>
  database.db
    .selectFrom('audit_events')
    .select(['action', 'entity_id', 'before', 'after'])
    .where('entity', '=', 'departures')
    .orderBy('id')
    .execute()

test('a band keeps its prices when another is removed or added, or its ages change', async () => {
  const id = await add()
  const { id: departure } = await insertDeparture(database.db, id, '2027-05-01', priced)
  const [, second, third] = await bandsOf(id)
  await change(manager, id, [{ ...third, max_age: 11 }, second!])
  expect(await prices(departure)).toEqual({ child_prices: { 1: 2_00, 2: 3_00 }, version: 2 })
  const [was2, was3] = await bandsOf(id)
  await change(manager, id, [{ min_age: 0, max_age: 1 }, was2!, was3!])
  expect(await prices(departure)).toEqual({ child_prices: { 2: 2_00, 3: 3_00 }, version: 3 })
  await change(manager, id, await bandsOf(id))
  expect((await prices(departure)).version).toBe(3)
})

test('each departure whose prices moved with the bands is recorded before and after', async () => {
  const id = await add()
  const { id: departure } = await insertDeparture(database.db, id, '2027-05-01', priced)
  const { id: unpriced } = await insertDeparture(database.db, id, '2027-05-08')
  await change(manager, id, (await bandsOf(id)).slice(1))
  expect(await records()).toEqual([
    {
      action: 'update',
      entity_id: String(departure),
      before: { child_age_range_1_price: 1, child_age_range_2_price: 2, child_age_range_3_price: 3, version: 1 },
      after: { child_age_range_1_price: 2, child_age_range_2_price: 3, child_age_range_3_price: null, version: 2 },
    },
  ])
  expect((await prices(unpriced)).version).toBe(1)
})

test('without the permission for departures, bands with prices cannot be changed', async () => {
  const id = await add()
  const { id: departure } = await insertDeparture(database.db, id, '2027-05-01', priced)
  const [first, second, third] = (await bandsOf(id)) as [object, object, object]
  for (const refused of [
    [],
    [first, second],
    [second, third],
    [first, second, { ...third, max_age: 11 }],
    [first, second, { ...third, band: null }],
  ]) {
    const { status, body } = await change(writer, id, refused, { name_tr: 'Başka Ad' })
    const text = expect.stringContaining('kalkışları düzenleme yetkisi')
    expect([status, body.message, body.errors]).toEqual([403, text, { child_bands: [text] }])
  }
  expect(await bandsOf(id)).toEqual([first, second, third])
  expect(await prices(departure)).toEqual({ child_prices: { 1: 1_00, 2: 2_00, 3: 3_00 }, version: 1 })
  // Allowed, because no child's price changes: a text, and a new band of older children, who pay as adults until it has a price.
  const older = { min_age: 13, max_age: 15 }
  const saved = await change(writer, id, [first, second, third, older], { name_tr: 'Başka Ad' })
  expect([saved.status, await prices(departure)]).toEqual([
    200,
    { child_prices: { 1: 1_00, 2: 2_00, 3: 3_00 }, version: 1 },
  ])
  expect((await change(manager, id, [first, second])).status).toBe(200)
})

test('bands without prices at any departure may be changed without the permission', async () => {
  const id = await add()
  await insertDeparture(database.db, id, '2027-05-01')
  expect((await change(writer, id, [{ min_age: 2, max_age: 9 }])).status).toBe(200)
  expect(await records()).toEqual([])
})

test('deleting a tour with departures requires the permission for them, and each is recorded', async () => {
  const id = await add()
  const { id: departure } = await insertDeparture(database.db, id, '2027-05-01', { multi_room_price: 900_00 })
  const { status, body } = await remove(writer, id)
  expect([status, body.message]).toEqual([403, expect.stringContaining('Bu turun 1 kalkışı var')])
  expect(await bandsOf(id)).toHaveLength(3)
  expect((await remove(manager, id)).body.data).toEqual({ archived: false })
  expect(await records()).toEqual([
    {
      action: 'delete',
      entity_id: String(departure),
      before: expect.objectContaining({ product_id: id, start_date: '2027-05-01', multi_room_price: 900 }),
      after: null,
    },
  ])
  const bare = await add()
  expect((await remove(writer, bare)).status).toBe(200)
})

test('archiving a sold tour requires no permission for departures and leaves them unchanged', async () => {
  const id = await add()
  await insertDeparture(database.db, id, '2027-05-01', { seats_taken: 2 })
  expect((await remove(writer, id)).body.data).toEqual({ archived: true })
  expect(await records()).toEqual([])
})
