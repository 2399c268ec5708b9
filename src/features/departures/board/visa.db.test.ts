import { beforeAll, expect, test } from 'vitest'
import { testRoom } from '#src/features/languages/site.fixture.ts'
import { toursApi } from '#src/features/tours/catalogue/catalogue.api.server.ts'
import { insertDeparture, insertTour } from '#src/features/tours/tours.fixture.ts'
import type { TourSearchResult } from '#src/features/tours/tours.schema.ts'

const room = testRoom(toursApi, { now: () => new Date('2027-03-10T11:00:00Z') })

beforeAll(async () => {
  const { db } = room
  const roma = await insertTour(db, {
    texts: { tr: 'Roma' },
    countries: ['IT'],
    visa_mode: 'vizeli',
    visa_lead_days: 30,
  })
  await insertDeparture(db, roma.id, '2027-03-20', { multi_room_price: 500_00, quota: 40 })
  await insertDeparture(db, roma.id, '2027-04-20', { multi_room_price: 700_00, quota: 10 })
  await insertDeparture(db, roma.id, '2027-05-20', { multi_room_price: 600_00, quota: 8 })
  const ege = await insertTour(db, { texts: { tr: 'Ege' } })
  await insertDeparture(db, ege.id, '2027-03-25', { multi_room_price: 550_00 })
})

const search = async (query: string) => (await room.get<TourSearchResult>(`/api/pages/search-products?${query}`)).body

test('the lowest price of a tour with visa, and its place among others, are those of a date whose visa is in time', async () => {
  const { data } = await search('sort=price')
  expect(data.map(({ name }) => name)).toEqual(['Ege', 'Roma'])
  expect(data[0]!.visa_from).toBeNull()
  expect(data[1]).toMatchObject({
    visa_from: '2027-04-09',
    from_price: { amount: 600, start_date: '2027-05-20' },
    next_departures: [{ start_date: '2027-03-20' }, { start_date: '2027-04-20' }, { start_date: '2027-05-20' }],
  })
})

test('with a filter that leaves only dates whose visa may be late, these are shown', async () => {
  const { data } = await search('month=2027-03&sort=price')
  expect(data.map(({ name, from_price }) => [name, from_price?.start_date])).toEqual([
    ['Roma', '2027-03-20'],
    ['Ege', '2027-03-25'],
  ])
})
