import { beforeAll, expect, test } from 'vitest'
import type { OfficeOrders } from '../book/orders.admin.schema.ts'
import { officeAgency, officeHeaders, type PlacedOrder, passengerBody } from '../office-orders.fixture.ts'
import { insertSoldTour } from '../orders.fixture.ts'
import { orderApiPath, ordersAdminPath } from '../orders.links.ts'

const agency = officeAgency(new Date('2027-01-05T10:00:00Z'))
let order: PlacedOrder

beforeAll(async () => {
  const tour = await insertSoldTour(agency.db, { start_date: '2027-04-12', end_date: '2027-04-14' })
  await agency.order({ tour, adults: 1 })
  order = await agency.order({ tour, adults: 2 })
})

/** Numbers of the orders that a search finds, each with its reasons. */
const found = async (search: string, search_in = 'customer') => {
  const query = new URLSearchParams({ search, search_in })
  const { body } = await agency.api.get<OfficeOrders>(`${ordersAdminPath}?${query}`, officeHeaders)
  return body.data.map(({ order_no, found }) => [order_no, found])
}
const travels = (name: string, surname: string) =>
  agency.api.post(orderApiPath(order.order_no, order.key, '/passengers'), { ...passengerBody, name, surname })

test('an order is found by its passengers, and follows their names', async () => {
  expect((await travels('Nâzım', 'Öztürk'.normalize('NFD'))).status).toBe(200)
  const reasons = [{ kind: 'yolcu', text: 'Nâzım Öztürk' }]
  expect(await found('NAZIM öztürk')).toEqual([[order.order_no, reasons]])
  expect(await found('nazım', 'all')).toEqual([[order.order_no, reasons]])
  // Stored by an earlier version, in another Unicode form.
  await agency.db
    .updateTable('passengers')
    .set({ name: 'Çağrı'.normalize('NFD') })
    .execute()
  expect(await found('nazım')).toEqual([])
  expect((await found('çağrı')).map(([order_no]) => order_no)).toEqual([order.order_no])
  await agency.db.deleteFrom('passengers').execute()
  expect(await found('çağrı')).toEqual([])
})

test('an order is found by who paid, and by the company of its invoice and its tax number in any spelling', async () => {
  await agency.report(order)
  await agency.db.updateTable('payments').set({ sender: 'Hikmet Babacan' }).execute()
  expect(await found('babacan')).toEqual([[order.order_no, [{ kind: 'odeyen', text: 'Hikmet Babacan' }]]])
  const invoice = { kind: 'kurumsal', title: 'Ege Makine A.Ş.', tax_office: 'Konak', tax_no: '8760047464' }
  await agency.db
    .updateTable('orders')
    .set({ invoice: JSON.stringify(invoice) })
    .where('id', '=', order.id)
    .execute()
  const company = [{ kind: 'firma', text: 'Ege Makine A.Ş. · 8760047464' }]
  for (const search of ['ege makine', '8760047464', '876 004 7464'])
    expect([search, await found(search)]).toEqual([search, [[order.order_no, company]]])
})

test('who is found by what the row shows has no reasons, and suggestions of customers are no passengers', async () => {
  expect(await found(order.order_no)).toEqual([[order.order_no, []]])
  await travels('Orhan', 'Kaptan')
  const { body } = await agency.api.get<unknown[]>('/api/admin/sales/customers?search=kaptan', officeHeaders)
  expect(body).toEqual([])
})
