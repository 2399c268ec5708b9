import { beforeEach, expect, test } from 'vitest'
import { queueOf } from '#src/base/db/queue-order.ts'
import { testOffice } from '#src/features/accounts/office.fixture.ts'
import { duplicateTour, tourEdits } from '#src/features/tours/editing/tours.commands.server.ts'
import { insertTour } from '#src/features/tours/tours.fixture.ts'
import type { OfficePickupPoint } from './pickups.admin.schema.ts'
import { pickupsAdminApi } from './pickups.api.server.ts'
import { insertPickup } from './pickups.fixture.ts'
import { pickupPointsAdminPath as path } from './pickups.links.ts'

const office = testOffice('icerik', pickupsAdminApi)
beforeEach(async () => {
  await office.db.deleteFrom('tours').execute()
  await office.db.deleteFrom('pickup_points').execute()
})

const add = async (form_data: object) => (await office.post<{ data: { id: number } }>(path, { form_data })).body.data.id
const names = async () => (await office.get<OfficePickupPoint[]>(path)).body.map(({ name }) => name)

test('points are made in two languages, ordered, closed and deleted', async () => {
  const first = await add({ name_tr: 'Kadıköy', name_en: 'Kadıköy pier' })
  const second = await add({ name_tr: 'Mecidiyeköy' })
  expect(await names()).toEqual(['Mecidiyeköy', 'Kadıköy'])
  await office.put(`${path}/queue`, { queue: queueOf([first, second]) })
  expect(await names()).toEqual(['Kadıköy', 'Mecidiyeköy'])
  await office.put(`${path}/${first}`, { form_data: { active: false } })
  expect((await office.get(`${path}/${first}`)).body).toMatchObject({
    name_tr: 'Kadıköy',
    name_en: 'Kadıköy pier',
    active: false,
    tours: 0,
  })
  expect((await office.remove(`${path}/${second}`)).status).toBe(200)
  expect(await names()).toEqual(['Kadıköy'])
})

test.each([
  [{ name_tr: '' }, 'name_tr'],
  [{ name_tr: 'Kadıköy', hour: '07:00' }, 'hour'],
])('%j is refused at its field', async (form_data, field) => {
  const { status, body } = await office.post(path, { form_data })
  expect([status, Object.keys(body.errors as object)]).toEqual([422, [field]])
})

test('a tour has its stops by hour; a copy of it has the same', async () => {
  const { db, staff } = office
  const [late, early] = [await insertPickup(db), await insertPickup(db)]
  const tour = await insertTour(db, { status: 'taslak' })
  const { change } = tourEdits({ db, staff })
  await change(tour.id, {
    pickups: [
      { id: late, time: '08:15' },
      { id: early, time: '07:30' },
    ],
  })
  const stopsOf = (id: number) =>
    db
      .selectFrom('tour_pickups')
      .select(['pickup_point_id as id', 'time'])
      .where('tour_id', '=', id)
      .orderBy('time')
      .execute()
  const stops = [
    { id: early, time: '07:30' },
    { id: late, time: '08:15' },
  ]
  expect(await stopsOf(tour.id)).toEqual(stops)
  // A change of something else leaves them.
  await change(tour.id, { nights: 0 })
  expect(await stopsOf(tour.id)).toEqual(stops)
  const copy = await duplicateTour(db, staff, tour.id, async (name) => `${name} 2`)
  expect(await stopsOf(copy)).toEqual(stops)
  await change(tour.id, { pickups: [] })
  expect(await stopsOf(tour.id)).toEqual([])
})

test('an unknown point, the same one twice and a wrong hour are refused', async () => {
  const { db, staff } = office
  const id = await insertPickup(db)
  const tour = await insertTour(db, { status: 'taslak' })
  const { change } = tourEdits({ db, staff })
  const stop = { id, time: '07:30' }
  await expect(change(tour.id, { pickups: [{ id: 999_999, time: '07:30' }] })).rejects.toMatchObject({
    fields: { pickups: [{ key: 'office.pickup_unknown' }] },
  })
  await expect(change(tour.id, { pickups: [stop, stop] })).rejects.toThrow()
  await expect(change(tour.id, { pickups: [{ id, time: '24:00' }] })).rejects.toThrow()
  expect(await db.selectFrom('tour_pickups').selectAll().execute()).toEqual([])
})

test('a point at which a tour stops is not deleted', async () => {
  const { db } = office
  const tour = await insertTour(db, { status: 'taslak' })
  const id = await insertPickup(db, { tour: tour.id })
  const { status, body } = await office.remove(`${path}/${id}`)
  expect([status, body.message]).toEqual([
    409,
    'Bu yeri kullanan turlar ya da seçmiş yolcular var. Yeni seçimlere kapatmak için yerin “Seçilebilir” ayarını kapatın.',
  ])
})
