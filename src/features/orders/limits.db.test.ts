import { beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { openLimits } from '#src/base/http/server/limits.server.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { paperPath, voucherApiPath } from './book/papers.links.ts'
import { officeAgency, type PlacedOrder } from './office-orders.fixture.ts'
import { insertSoldTour } from './orders.fixture.ts'
import { orderApiPath } from './orders.links.ts'

const agency = officeAgency(new Date('2026-11-23T10:00:00Z'))
let api: TestApi
let order: PlacedOrder

beforeAll(async () => {
  order = await agency.order({ tour: await insertSoldTour(agency.db), adults: 2 })
  api = testApi(endpoints, { db: agency.db, now: () => agency.clock.now, limit: await openLimits(agency.db) })
})

const get = (path: string) => new Request(`https://seyyah.example${path}`)
const post = (path: string, body: object) =>
  new Request(`https://seyyah.example${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** In an hour, of one network address: each is a promise, so the numbers are written again here. */
test.each([
  ['papers', 120, () => get(`/api${paperPath(order.order_no, order.key, { kind: 'voucher', subject: 0 }, 'tr')}`)],
  ['codes of vouchers', 120, () => get(`${voucherApiPath}/ABCD-EFGH-JKLM-NPQR`)],
  [
    'card payments',
    30,
    () => post(orderApiPath(order.order_no, order.key, '/payments'), { currency: 'TRY', amount: 100 }),
  ],
])('whoever tries %s without end is stopped after %i', async (_, points, request) => {
  const tried: number[] = []
  const from = async (address: string) => (await api.fetch(request(), { address })).status
  while (tried.length <= points) tried.push(await from('192.0.2.7'))
  expect(tried.slice(0, -1)).not.toContain(429)
  expect(new Set(tried.slice(0, -1)).size).toBe(1)
  expect(tried.at(-1)).toBe(429)
  expect(await from('198.51.100.7')).toBe(tried[0])
})

test('whoever tries keys of an order is stopped after 60 wrong ones, whatever they open, and the right key still opens it', async () => {
  const { order_no, key } = order
  const wrong = 'A'.repeat(key.length)
  const paths = [
    orderApiPath(order_no, wrong),
    orderApiPath('GT-000000', wrong),
    `/api${paperPath(order_no, wrong, { kind: 'voucher', subject: 0 }, 'tr')}`,
  ]
  const at = async (path: string, address = '192.0.2.8') => (await api.fetch(get(path), { address })).status
  const tried: number[] = []
  while (tried.length <= 60) tried.push(await at(paths[tried.length % paths.length]!))
  expect(new Set(tried.slice(0, -1))).toEqual(new Set([404]))
  expect(tried.at(-1)).toBe(429)
  expect(await at(orderApiPath(order_no, key))).toBe(200)
  expect(await at(paths[0]!, '198.51.100.8')).toBe(404)
})
