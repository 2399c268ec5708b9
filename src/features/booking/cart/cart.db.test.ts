import { beforeAll, expect, test } from 'vitest'
import { addDays, dayOf } from '#src/base/dates.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { insertImage } from '#src/base/files/images.store.server.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertDeparture, insertLanguages, insertTour } from '#src/features/tours/tours.fixture.ts'
import { cartApi } from './cart.api.server.ts'
import type { CartTours } from './cart.schema.ts'

// One instant for the whole file: a run over midnight would mix two days.
const now = new Date()
const today = dayOf(now)
const database = ownDatabase()
let api: TestApi
let token: string
let draft: string
beforeAll(async () => {
  const { db } = database
  api = testApi(cartApi, { db, now: () => now, settings: { siteUrl: 'https://seyyah.example', holdHours: 36 } })
  await insertLanguages(db)
  const picture = { file: 'kapadokya', width: 2400, height: 1600, placeholder: 'data:image/webp;base64,AA' }
  const cover_image_id = await insertImage(db, picture, { tr: 'Balonlar' })
  const texts = { tr: { name: 'Kapadokya', tour_place: 'Göreme' }, en: { name: 'Cappadocia' } }
  const tour = await insertTour(db, { texts, cover_image_id })
  token = tour.token
  draft = (await insertTour(db, { status: 'taslak' })).token
  await insertDeparture(db, tour.id, addDays(today, 40), { quota: 10, seats_taken: 7 })
  await insertDeparture(db, tour.id, addDays(today, 20))
  await insertDeparture(db, tour.id, addDays(today, 30), { status: 'iptal' })
  await insertDeparture(db, tour.id, addDays(today, 31), { quota: 4, seats_taken: 4 })
  await insertDeparture(db, tour.id, addDays(today, 3), { sales_cutoff_days: 4 })
})

const read = (query: string) => api.get<CartTours>(`/api/pages/cart-tours?${query}`)

test('a tour in the cart has its dates on sale with their free seats', async () => {
  const { status, body } = await read(`tokens=${token},gone`)
  expect(status).toBe(200)
  expect(body).toEqual({
    hold_hours: 36,
    tours: [
      {
        token,
        name: 'Kapadokya',
        seo_name: 'kapadokya',
        tour_place: 'Göreme',
        cover: { file: 'kapadokya', width: 2400, height: 1600, placeholder: expect.any(String), alt: 'Balonlar' },
        nights: 2,
        departures: [
          { start_date: addDays(today, 20), end_date: addDays(today, 20), seats_left: 20 },
          { start_date: addDays(today, 40), end_date: addDays(today, 40), seats_left: 3 },
        ],
      },
    ],
  })
})

test('the texts are in the requested language', async () => {
  const { body } = await read(`tokens=${token}&lang=en`)
  expect(body.tours.map(({ name, tour_place }) => [name, tour_place])).toEqual([['Cappadocia', 'Göreme']])
})

test('an unpublished tour is left out, and an empty cart gets an empty answer', async () => {
  expect((await read(`tokens=${draft}`)).body.tours).toEqual([])
  expect((await read('')).body.tours).toEqual([])
})

test('more tokens than a cart holds are refused', async () => {
  const tokens = Array.from({ length: 11 }, (_, n) => `t${n}`)
  expect((await read(`tokens=${tokens.join()}`)).status).toBe(422)
})
