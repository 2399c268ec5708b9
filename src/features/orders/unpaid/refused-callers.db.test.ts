import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { callersRefused } from '#src/base/observe/topic.server.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { officeAgency } from '../office-orders.fixture.ts'
import { insertSoldTour, orderBody } from '../orders.fixture.ts'

const agency = officeAgency(new Date())
const unpaidSeats = { perEmail: 24, perAddress: 40, share: 60, shareOfOne: 25 }
const settings = { siteUrl: 'https://seyyah.example', holdHours: 24, holdsPerEmail: 1, unpaidSeats }
let api: TestApi
let contracts: number[]
const told: Parameters<typeof callersRefused.tell>[0][] = []
const end = callersRefused.hear((refusal) => void told.push(refusal))

beforeAll(async () => {
  contracts = (await agency.db.selectFrom('contracts').select('id').execute()).map(({ id }) => id)
  api = testApi(endpoints, { db: agency.db, settings })
  return end
})
afterEach(() => void told.splice(0))

test('staff are told of a refused order: the limit, who, and the departure that they wanted', async () => {
  const tour = await insertSoldTour(agency.db, { quota: 40 })
  const order = async (adults: number, email: string) => {
    const body = { ...orderBody([{ tour, adults }], contracts), email }
    return (await api.post('/api/orders', body, { 'idempotency-key': randomUUID() })).status
  }
  const who = { address: '192.0.2.7', departure_id: tour.departureId }
  expect(await order(20, 'lider@okul.example')).toBe(409)
  expect(told).toEqual([{ limit: 'unpaid group', email: 'lider@okul.example', ...who }])
  told.splice(0)
  expect(await order(2, 'aile@musteri.example')).toBe(201)
  expect(told).toEqual([])
  expect(await order(2, 'aile@musteri.example')).toBe(422)
  expect(told).toEqual([{ limit: 'unpaid holds', email: 'aile@musteri.example', ...who }])
})

test('of a cart with two tours staff read which one was refused', async () => {
  const [wide, small] = [await insertSoldTour(agency.db, { quota: 80 }), await insertSoldTour(agency.db, { quota: 10 })]
  const cart = [
    { tour: wide, adults: 2 },
    { tour: small, adults: 9 },
  ]
  const body = { ...orderBody(cart, contracts), email: 'lider@okul.example' }
  expect((await api.post('/api/orders', body, { 'idempotency-key': randomUUID() })).status).toBe(409)
  expect(told.map(({ limit, departure_id }) => [limit, departure_id])).toEqual([['unpaid group', small.departureId]])
})
