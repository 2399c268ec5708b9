import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays, dayOf } from '#src/base/dates.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import type { Staff } from '#src/base/http/endpoint/services.server.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { insertDeparture, insertLanguages, insertTour } from '#src/features/tours/tours.fixture.ts'
import { departuresApi } from './departures.api.server.ts'
import { newDepartures } from './departures.fixture.ts'
import type { DepartureList } from './departures.schema.ts'

const path = '/api/admin/departures'
const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
// 10 March 2027 is a Wednesday.
const now = () => new Date('2027-03-10T09:00:00Z')
const today = dayOf(now())
const database = ownDatabase()
let staff: Staff
let api: TestApi

beforeAll(async () => {
  await insertLanguages(database.db)
  staff = await insertStaff(database.db, 'satis')
  api = testApi(departuresApi, { db: database.db, staff, now })
})
beforeEach(async () => {
  await database.db.deleteFrom('departures').execute()
  await database.db.deleteFrom('tours').execute()
  await database.db.deleteFrom('audit_events').execute()
})

const form = { ...newDepartures, start_dates: ['2027-05-07'] }
const add = (product_id: number, more: object = {}) =>
  api.post<{ message: string; errors: object; data: { ids: number[]; skipped: string[] } }>(
    path,
    { form_data: JSON.stringify({ ...form, product_id, ...more }) },
    headers,
  )
const put = (id: number, form_data: object) => api.post(`${path}/${id}`, { _method: 'PUT', form_data }, headers)
const putAll = (rows: object[]) => api.post(path, { _method: 'PUT', form_data: JSON.stringify({ rows }) }, headers)
const remove = (id: number) => api.post(`${path}/${id}`, { _method: 'DELETE' }, headers)
const removeAll = (ids: number[]) => api.post(path, { _method: 'DELETE', delete_list: JSON.stringify(ids) }, headers)
const list = async (query: string) => (await api.get<DepartureList>(`${path}?${query}`, headers)).body
const table = async (product_id: number, more = '') => (await list(`product_id=${product_id}${more}`)).data
const daysIn = async (query: string) => (await list(query)).data.map(({ start_date }) => start_date)
const insertBanded = () =>
  insertTour(database.db, {
    days: 3,
    child_bands: [
      [0, 6],
      [7, 12],
    ],
  })

test('a departure ends by the length of its tour, and is answered in major units', async () => {
  const tour = await insertBanded()
  const { status, body } = await add(tour.id, { child_age_range_1_price: 0, child_age_range_2_price: '7500,50' })
  expect([status, body.message, body.data.skipped]).toEqual([201, '1 kalkış eklendi.', []])
  expect(await table(tour.id)).toEqual([
    {
      id: body.data.ids[0],
      product_id: tour.id,
      tour_name: expect.stringMatching(/^Tur /),
      tour_code: tour.code,
      start_date: '2027-05-07',
      end_date: '2027-05-09',
      status: 'satista',
      quota: 40,
      seats_taken: 0,
      sales_cutoff_days: 1,
      currency: 'TRY',
      multi_room_price: 12_500,
      single_room_price: 16_000.5,
      child_age_range_1_price: 0,
      child_age_range_2_price: 7500.5,
      child_age_range_3_price: null,
      child_age_range_4_price: null,
      note: '',
      version: 1,
      on_sale: true,
      min_participants: null,
      tour_min_participants: null,
      waiting_orders: 0,
      info: null,
    },
  ])
  const { tour: departureTour } = await list(`product_id=${tour.id}`)
  expect(departureTour?.child_bands).toEqual([
    { band: 1, min_age: 0, max_age: 6 },
    { band: 2, min_age: 7, max_age: 12 },
  ])
})

test('weekdays in a range make several departures; days with a departure are skipped and named', async () => {
  const tour = await insertBanded()
  await insertDeparture(database.db, tour.id, '2027-05-14', { quota: 3 })
  const range = { start_dates: '2027-06-01', from: '2027-05-07', to: '2027-05-23', weekdays: '5,7' }
  const { status, body } = await add(tour.id, range)
  expect([status, body.message]).toEqual([201, '6 kalkış eklendi. 1 tarihte zaten kalkış vardı, atlandı.'])
  expect(body.data).toEqual({ ids: expect.any(Array), skipped: ['2027-05-14'] })
  const rows = await table(tour.id)
  expect(rows.map(({ start_date }) => start_date)).toEqual([
    '2027-05-07',
    '2027-05-09',
    '2027-05-14',
    '2027-05-16',
    '2027-05-21',
    '2027-05-23',
    '2027-06-01',
  ])
  expect(rows.map(({ quota }) => quota)).toEqual([40, 40, 3, 40, 40, 40, 40])
  const again = await add(tour.id, range)
  expect([again.status, again.body.errors]).toEqual([
    422,
    { start_dates: ['Seçtiğiniz tarihlerin hepsinde zaten kalkış var.'] },
  ])
  const records = await database.db.selectFrom('audit_events').select(['action', 'entity_id']).execute()
  expect(records.map(({ entity_id }) => Number(entity_id)).sort()).toEqual([...body.data.ids].sort())
})

test('concurrent requests for the same days make each day once', async () => {
  const tour = await insertBanded()
  const range = { start_dates: [], from: '2027-05-01', to: '2027-06-30', weekdays: [1, 2, 3, 4, 5, 6, 7] }
  const answers = await Promise.all([add(tour.id, range), add(tour.id, range), add(tour.id, range)])
  expect(answers.every(({ status }) => status === 201 || status === 422)).toBe(true)
  expect(await table(tour.id)).toHaveLength(61)
})

test.each([
  [{ start_dates: [] }, 'start_dates', 'En az bir tarih seçin.'],
  [{ start_dates: ['2027-03-09'] }, 'start_dates', expect.stringContaining('bugünden önce')],
  [{ start_dates: ['2207-03-09'] }, 'start_dates', expect.stringContaining('beş yıldan sonra')],
  [{ start_dates: ['2027-02-30'] }, 'start_dates.0', expect.any(String)],
  [{ weekdays: [1] }, 'from', '* Bu Alan Zorunlu'],
  [{ weekdays: [1], from: '2027-05-01' }, 'to', '* Bu Alan Zorunlu'],
  [{ weekdays: [1], from: '2027-05-01', to: '2027-04-01' }, 'to', 'Bitiş, başlangıçtan önce olamaz.'],
  [{ weekdays: [1], from: '2027-05-01', to: '2207-05-01' }, 'to', 'Aralık en çok üç yıl olabilir.'],
  [{ weekdays: [8], from: '2027-05-01', to: '2027-06-01' }, 'weekdays.0', 'En fazla 7 olabilir'],
  [
    { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '2027-05-01', to: '2028-12-01' },
    'start_dates',
    'Bir seferde en çok 400 kalkış eklenebilir.',
  ],
  [{ product_id: 999_999 }, 'product_id', 'Bu tur artık yok.'],
  [{ quota: '' }, 'quota', '* Bu Alan Zorunlu'],
  [{ quota: 10_001 }, 'quota', 'En fazla 10000 olabilir'],
  [{ multi_room_price: 0 }, 'multi_room_price', expect.any(String)],
  [{ multi_room_price: 12.345 }, 'multi_room_price', expect.any(String)],
  [{ single_room_price: 'çok' }, 'single_room_price', expect.any(String)],
  [{ child_age_range_3_price: 5 }, 'child_age_range_3_price', 'Bu turun böyle bir çocuk yaş aralığı yok.'],
  [{ currency: 'CHF' }, 'currency', expect.any(String)],
  [{ status: 'taslak' }, 'status', expect.any(String)],
  [{ seats_taken: 3 }, 'seats_taken', 'Bu alan bilinmiyor'],
])('%o is refused at its field, and nothing is created', async (more, field, message) => {
  const tour = await insertBanded()
  const { status, body } = await add(tour.id, more)
  expect([status, body.errors]).toEqual([422, expect.objectContaining({ [field]: [message] })])
  expect(await table(tour.id)).toEqual([])
})

test('a change writes the named fields only, is recorded and increments the version', async () => {
  const tour = await insertBanded()
  const { id } = await insertDeparture(database.db, tour.id, '2027-05-07', { note: 'otobüs ayrıldı' })
  const { status, body } = await put(id, { version: 1, quota: 44, single_room_price: '19999,99', status: 'kesin' })
  expect([status, body]).toEqual([200, { success: true, message: 'Değişiklikler kaydedildi.', data: { id } }])
  const [row] = await table(tour.id)
  expect(row).toMatchObject({ quota: 44, single_room_price: 19_999.99, multi_room_price: 1000, status: 'kesin' })
  expect(row).toMatchObject({ note: 'otobüs ayrıldı', version: 2 })
  const { before, after, ...record } = await database.db
    .selectFrom('audit_events')
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(record).toMatchObject({ user_id: staff.id, action: 'update', entity: 'departures', entity_id: String(id) })
  expect(before).toEqual({ quota: 20, single_room_price: 1500, status: 'satista', version: 1 })
  expect(after).toEqual({ quota: 44, single_room_price: 19_999.99, status: 'kesin', version: 2 })
  // A save without changes keeps the version.
  expect((await put(id, { version: 2, quota: 44 })).status).toBe(200)
  expect((await table(tour.id))[0]!.version).toBe(2)
})

test('a departure has a minimum of its own, or that of its tour', async () => {
  const tour = await insertTour(database.db, { min_participants: 12 })
  const { id } = await insertDeparture(database.db, tour.id, '2027-05-07', { seats_taken: 9 })
  const under = async () => (await list(`product_id=${tour.id}&under_minimum=1`)).total
  expect(await table(tour.id)).toMatchObject([{ min_participants: null, tour_min_participants: 12 }])
  expect(await under()).toBe(1)
  expect((await put(id, { min_participants: '9' })).status).toBe(200)
  expect(await table(tour.id)).toMatchObject([{ min_participants: 9, tour_min_participants: 12 }])
  expect(await under()).toBe(0)
  for (const min_participants of [0, 501, 'çok'])
    expect((await put(id, { min_participants })).body.errors).toHaveProperty('min_participants')
  expect((await put(id, { min_participants: '' })).status).toBe(200)
  expect(await under()).toBe(1)
})

test('a quota below the sold seats is refused with their number', async () => {
  const tour = await insertTour(database.db)
  const { id } = await insertDeparture(database.db, tour.id, '2027-05-07', { quota: 20, seats_taken: 12 })
  const { status, body } = await put(id, { quota: 11 })
  expect([status, body.errors]).toEqual([422, { quota: ['12 yer satıldı; kontenjan bunun altına inemez.'] }])
  expect((await put(id, { quota: 12 })).status).toBe(200)
  expect(await table(tour.id)).toMatchObject([{ quota: 12, seats_taken: 12, on_sale: false }])
})

test('days can change only while no seat is taken; a moved departure keeps its length', async () => {
  const tour = await insertTour(database.db)
  const sold = await insertDeparture(database.db, tour.id, '2027-05-07', { end_date: '2027-05-09', seats_taken: 1 })
  const free = await insertDeparture(database.db, tour.id, '2027-06-07', { end_date: '2027-06-09' })
  expect((await put(sold.id, { start_date: '2027-05-08' })).body.errors).toEqual({
    start_date: ['1 yer satıldı; tarih artık değişemez.'],
  })
  expect((await put(sold.id, { end_date: '2027-05-10' })).body.errors).toHaveProperty('end_date')
  expect((await put(free.id, { start_date: '2027-06-10' })).status).toBe(200)
  expect((await table(tour.id))[1]).toMatchObject({ start_date: '2027-06-10', end_date: '2027-06-12' })
  expect((await put(free.id, { end_date: '2027-06-09' })).body.errors).toEqual({
    end_date: ['Dönüş, kalkıştan önce olamaz.'],
  })
  expect((await put(free.id, { start_date: '2027-03-01' })).body.errors).toHaveProperty('start_date')
  expect((await put(free.id, { start_date: '2027-05-07' })).body.errors).toEqual({
    start_date: ['Bu turun bu tarihte zaten bir kalkışı var.'],
  })
  expect((await put(free.id, { child_age_range_1_price: 5 })).body.errors).toHaveProperty('child_age_range_1_price')
})

test('a departure lasts as long as the longest tour at most, which catches mistyped years', async () => {
  const tour = await insertTour(database.db)
  const { id } = await insertDeparture(database.db, tour.id, '2027-06-07', { end_date: '2027-06-09' })
  const refused = { end_date: ['Bir tur en çok 61 gün sürer; dönüşün yılını ve ayını kontrol edin.'] }
  expect((await put(id, { end_date: '2072-06-09' })).body.errors).toEqual(refused)
  expect((await put(id, { end_date: '2027-08-07' })).body.errors).toEqual(refused)
  expect((await put(id, { end_date: '2027-08-06' })).status).toBe(200)
  expect((await put(id, { start_date: '2027-06-06', end_date: '2027-08-06' })).body.errors).toEqual(refused)
  expect((await putAll([{ id, end_date: '2072-06-09' }])).body.errors).toEqual({ 'rows.0.end_date': refused.end_date })
})

test('many rows are saved with one message, or none when one of them is invalid', async () => {
  const tour = await insertBanded()
  const ids = [
    (await insertDeparture(database.db, tour.id, '2027-05-07')).id,
    (await insertDeparture(database.db, tour.id, '2027-05-14', { quota: 10, seats_taken: 8 })).id,
    (await insertDeparture(database.db, tour.id, '2027-05-21')).id,
  ] as const
  const closed = await putAll(ids.map((id) => ({ id, version: 1, status: 'dolu', multi_room_price: 900 })))
  expect([closed.status, closed.body]).toEqual([200, { success: true, message: '3 kalkış güncellendi.' }])
  expect(await table(tour.id)).toMatchObject(
    ids.map((id) => ({ id, status: 'dolu', multi_room_price: 900, on_sale: false, version: 2 })),
  )
  const refused = await putAll([
    { id: ids[0], quota: 5 },
    { id: ids[1], quota: 7 },
    { id: ids[2], child_age_range_4_price: 1 },
  ])
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    {
      'rows.1.quota': ['8 yer satıldı; kontenjan bunun altına inemez.'],
      'rows.2.child_age_range_4_price': ['Bu turun böyle bir çocuk yaş aralığı yok.'],
    },
  ])
  expect((await table(tour.id))[0]!.quota).toBe(20)
  const taken = await putAll([
    { id: ids[0], quota: 6 },
    { id: ids[2], start_date: '2027-05-14' },
  ])
  expect(taken.body.errors).toHaveProperty(['rows.1.start_date'])
  expect((await table(tour.id))[0]!.quota).toBe(20)
  expect(
    (
      await putAll([
        { id: ids[0], quota: 6 },
        { id: 999_999, quota: 6 },
      ])
    ).status,
  ).toBe(404)
  expect(
    (
      await putAll([
        { id: ids[0], quota: 6 },
        { id: ids[0], quota: 7 },
      ])
    ).status,
  ).toBe(422)
  expect((await putAll([])).status).toBe(422)
})

test('a stale row is 409 with its version, and no row is saved', async () => {
  const tour = await insertTour(database.db)
  const first = await insertDeparture(database.db, tour.id, '2027-05-07')
  const second = await insertDeparture(database.db, tour.id, '2027-05-14')
  await put(second.id, { version: 1, quota: 30 })
  const one = await put(second.id, { version: 1, quota: 31 })
  expect([one.status, one.body.version]).toEqual([409, 2])
  const both = await putAll([
    { id: first.id, version: 1, quota: 9 },
    { id: second.id, version: 1, quota: 9 },
  ])
  expect([both.status, both.body.stale]).toEqual([409, [{ id: second.id, version: 2 }]])
  expect((await table(tour.id)).map(({ quota }) => quota)).toEqual([20, 30])
  expect((await put(999_999, { quota: 3 })).status).toBe(404)
})

test('a departure with seats taken is cancelled, never deleted', async () => {
  const tour = await insertTour(database.db)
  const sold = await insertDeparture(database.db, tour.id, '2027-05-07', { seats_taken: 3 })
  const free = await insertDeparture(database.db, tour.id, '2027-05-14')
  const other = await insertDeparture(database.db, tour.id, '2027-05-21')
  const [one, many] = [await remove(sold.id), await removeAll([free.id, sold.id])]
  expect([one.status, one.body.message]).toEqual([409, expect.stringMatching(/3 yer satıldı.*iptal edin/)])
  expect([many.status, many.body.message]).toEqual([409, expect.stringContaining('iptal edin')])
  expect(await table(tour.id)).toHaveLength(3)
  expect((await remove(free.id)).body).toEqual({ success: true, message: 'Kayıt silindi.' })
  expect((await removeAll([other.id])).body).toEqual({ success: true, message: '1 kalkış silindi.' })
  expect((await remove(other.id)).status).toBe(404)
  expect((await put(sold.id, { status: 'iptal' })).status).toBe(200)
})

test('a table has the upcoming departures, and past ones on request', async () => {
  const tour = await insertTour(database.db)
  for (const days of [-40, -1, 0, 30]) await insertDeparture(database.db, tour.id, addDays(today, days))
  const coming = await list(`product_id=${tour.id}`)
  expect(coming.data.map(({ start_date }) => start_date)).toEqual(['2027-03-10', '2027-04-09'])
  expect([coming.past_count, coming.tour?.id]).toEqual([2, tour.id])
  expect(await daysIn(`product_id=${tour.id}&past=1`)).toHaveLength(4)
  expect((await api.get(`${path}?product_id=999999`, headers)).status).toBe(404)
})

test('a board has one month of all tours, searched and filtered; the default is the current month', async () => {
  const izmir = await insertTour(database.db, { code: 'EGE-1', texts: { tr: 'Işıl Işıl İzmir', en: 'Bright Izmir' } })
  const other = await insertTour(database.db, { code: 'KAP-1', texts: { tr: 'Kapadokya' } })
  await insertDeparture(database.db, izmir.id, '2027-04-01')
  await insertDeparture(database.db, izmir.id, '2027-04-30', { status: 'kesin' })
  await insertDeparture(database.db, other.id, '2027-04-15')
  await insertDeparture(database.db, other.id, '2027-05-01')
  await insertDeparture(database.db, other.id, '2027-03-02')
  expect(await daysIn('month=2027-04')).toEqual(['2027-04-01', '2027-04-15', '2027-04-30'])
  expect(await daysIn('')).toEqual(['2027-03-02'])
  for (const search of ['isil', 'ege-1', 'bright', 'İZMİR'])
    expect(await daysIn(`month=2027-04&search=${encodeURIComponent(search)}`)).toEqual(['2027-04-01', '2027-04-30'])
  expect(await daysIn('month=2027-04&status=kesin')).toEqual(['2027-04-30'])
  const board = await list(`month=2027-04&product_id=${other.id}`)
  expect([board.total, board.data.map(({ start_date }) => start_date)]).toEqual([1, ['2027-04-15']])
  expect(board.tours).toEqual([
    { id: izmir.id, name: 'Işıl Işıl İzmir', count: 2 },
    { id: other.id, name: 'Kapadokya', count: 1 },
  ])
  expect((await list('month=2027-04&lang=en')).data[0]!.tour_name).toBe('Bright Izmir')
  expect((await api.get(`${path}?month=2027-13`, headers)).status).toBe(422)
  const { body } = await api.get<{ name: string }[]>(`${path}/tours?search=kap`, headers)
  expect(body).toEqual([{ id: other.id, name: 'Kapadokya', code: 'KAP-1', days: 3, child_bands: [] }])
})

test('every user reads departures, and the answer says whether they may edit them and open their orders', async () => {
  for (const [role_group, may_write, may_open] of [
    ['icerik', false, false],
    ['muhasebe', false, true],
    ['satis', true, true],
  ] as const) {
    const other = testApi(departuresApi, { db: database.db, staff: await insertStaff(database.db, role_group), now })
    const { status, body } = await other.get<DepartureList>(path, headers)
    expect([status, body.may_write, body.may_open]).toEqual([200, may_write, may_open])
  }
})
