import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import type { OfficeOrders } from '#src/features/orders/book/orders.admin.schema.ts'
import { officeAgency, officeHeaders, type PlacedOrder } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { ordersAdminPath } from '#src/features/orders/orders.links.ts'

const agency = officeAgency(new Date('2026-11-21T10:00:00Z'))
let held: PlacedOrder
let paid: PlacedOrder
beforeAll(async () => {
  const tour = await insertSoldTour(agency.db, { start_date: '2027-04-12', quota: 40 })
  held = await agency.order({ tour, adults: 2 })
  paid = await agency.order({ tour, adults: 3, childrenQuantity: 0 })
  await agency.enter(paid.id, {
    method: 'nakit',
    amount: 30_000,
    currency: 'TRY',
    paid_on: '2026-11-21',
  })
  await agency.db
    .updateTable('orders')
    .set({ name: '=Kötü()', marketing_consent: true })
    .where('id', '=', held.id)
    .execute()
  await agency.db.updateTable('orders').set({ marketing_consent: false }).where('id', '=', paid.id).execute()
})

const file = async (query: Record<string, string>) => {
  const url = `https://seyyah.example${ordersAdminPath}/export?${new URLSearchParams(query)}`
  const answer = await agency.api.fetch(new Request(url, { headers: officeHeaders }), { address: '192.0.2.7' })
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
}
const numbers = async (query: Record<string, string>) => {
  const { body } = await agency.api.get<OfficeOrders>(`${ordersAdminPath}?${new URLSearchParams(query)}`, officeHeaders)
  return body.data.map(({ order_no }) => order_no)
}

test('the exported XLSX is read back with the orders and amounts of the list', async () => {
  const { answer, bytes } = await file({ sort: 'created_at' })
  expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''Sipari%C5%9Fler.xlsx")
  const [sheet] = (await readXlsx(bytes)).sheets
  const column = (title: string) => sheet!.rows[0]!.indexOf(title)
  const read = sheet!.rows
    .slice(1)
    .map((row) => ['Sipariş', 'Durum', 'Kampanya izni', 'Tutar', 'Ödenen', 'Kalan'].map((title) => row[column(title)]))
  expect(read).toEqual([
    [held.order_no, 'Opsiyonlu', 'Var', 20_000, 0, 20_000],
    [paid.order_no, 'Onaylı', 'Yok', 30_000, 30_000, 0],
  ])
})

test('CSV has what the list is filtered to, and no formula of a visitor', async () => {
  const lines = new TextDecoder()
    .decode((await file({ file: 'csv', balance: 'kalan' })).bytes)
    .trimEnd()
    .split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(held.order_no)
  expect(lines[1]).toContain("'=Kötü()")
  expect(lines[1]).toContain('20000,00')
})

test('the list is filtered by source, balance and due day, and sorted by due day', async () => {
  expect(await numbers({ source: 'web' })).toHaveLength(2)
  expect(await numbers({ source: 'ofis' })).toEqual([])
  expect(await numbers({ balance: 'kalan' })).toEqual([held.order_no])
  expect(await numbers({ balance: 'iade' })).toEqual([])
  expect(await numbers({ dates: 'due', to: '2026-11-21' })).toEqual([])
  expect(await numbers({ dates: 'due', to: '2026-11-22' })).toEqual([held.order_no])
  expect(await numbers({ sort: 'due_on' })).toEqual([held.order_no, paid.order_no])
})

test('pending requests to cancel are listed until they are answered', async () => {
  await agency.db.insertInto('order_events').values({ order_id: held.id, kind: 'iptal-istegi' }).execute()
  expect(await numbers({ cancel_requested: '1' })).toEqual([held.order_no])
  await agency.send('PUT', `/${held.id}/cancel-request`, { answer: 'reddet', reason: 'Koşullar' })
  expect(await numbers({ cancel_requested: '1' })).toEqual([])
})
