import { readXlsx } from 'hucre/xlsx'
import { beforeEach, expect, test } from 'vitest'
import { officeAgency, officeHeaders, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { receivablesAdminPath as path, receivablesFilePath } from './receivables.links.ts'
import type { Receivables } from './receivables.schema.ts'

const agency = officeAgency(new Date('2027-01-05T10:00:00Z'))
let order: PlacedOrder
beforeEach(async () => {
  await agency.db.deleteFrom('orders').execute()
  const tour = await insertSoldTour(agency.db, { start_date: '2027-04-12', quota: 40 })
  order = await agency.order({ tour, adults: 2 })
})
const read = async (query = '') => (await agency.api.get<Receivables>(`${path}${query}`, officeHeaders)).body
const short = ({ dues }: Receivables) =>
  dues.map(({ due_on, amount, time, is_hold }) => [due_on, amount, time, is_hold])

test('a new order owes its deposit by the end of the hold, and its balance by its day', async () => {
  const all = await read()
  expect(short(all)).toEqual([
    ['2027-01-06', 5_000, 'hafta', true],
    ['2027-03-22', 15_000, 'sonra', false],
  ])
  expect(all.dues[0]).toMatchObject({
    order_id: order.id,
    order_no: order.order_no,
    name: 'Ayşe Yılmaz',
    currency: 'TRY',
  })
  expect(all.sums).toEqual([{ currency: 'TRY', hepsi: 20_000, gecikmis: 0, hafta: 5_000, ay: 0, sonra: 15_000 }])
  expect(short(await read('?time=sonra'))).toEqual([['2027-03-22', 15_000, 'sonra', false]])
  expect((await read('?time=gecikmis')).sums).toEqual(all.sums)
})

test('reported money is not waited for, and a cancelled order owes nothing', async () => {
  await agency.report(order, 5_000)
  expect(short(await read())).toEqual([['2027-03-22', 15_000, 'sonra', false]])
  await agency.send('PUT', `/${order.id}/status`, { status: 'iptal', reason: 'Müşteri aradı' })
  expect(await read()).toMatchObject({ sums: [], dues: [] })
})

test('the file has the rows of the list', async () => {
  const answer = await agency.api.fetch(
    new Request(`http://localhost${receivablesFilePath}`, { headers: officeHeaders }),
  )
  const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()))
  const [head, ...rows] = sheets[0]!.rows
  expect(head).toContain('Son ödeme günü')
  expect(rows).toHaveLength(2)
  expect(rows[0]).toEqual(expect.arrayContaining([order.order_no, 'Ayşe Yılmaz', 5_000, 'TRY']))
})

test('an unknown time, a visitor and a file of another kind are refused', async () => {
  expect((await agency.api.get(`${path}?time=yarin`, officeHeaders)).status).toBe(422)
  expect((await agency.api.get(path)).status).toBe(401)
  expect((await agency.api.get(`${receivablesFilePath}?file=pdf`, officeHeaders)).status).toBe(422)
})
