import { beforeAll, expect, test } from 'vitest'
import {
  officeAgency,
  officeHeaders,
  type PlacedOrder,
  passengerBody,
} from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import { accountingPath } from './accounting.links.ts'
import type { Accounting } from './accounting.schema.ts'

const today = '2026-11-21'
const agency = officeAgency(new Date(`${today}T10:00:00Z`))
let order: PlacedOrder

/** Two tours in lira with other rates of KDV, one in euros with a rate, and a child whose age changes a price. */
beforeAll(async () => {
  const { db } = agency
  await db.insertInto('exchange_rates').values({ currency: 'EUR', day: '2026-11-20', try_rate: '52.0411' }).execute()
  const odd = { multi_room_price: 3_333_33, single_room_price: 5_000_01 }
  const tours = [
    await insertSoldTour(db, { start_date: '2027-04-12', ...odd }, { kdv_rate: 20 }),
    await insertSoldTour(db, { start_date: '2027-05-12', ...odd }, { kdv_rate: 10 }),
    await insertSoldTour(db, { start_date: '2027-06-12', currency: 'EUR', multi_room_price: 449_95 }, { kdv_rate: 1 }),
  ]
  const party = { adults: 2, childrenQuantity: 1, childrenAges: [5] }
  order = await agency.order(...tours.map((tour) => ({ tour, ...party })))
  const passengers = (part = '') => orderApiPath(order.order_no, order.key, `/passengers${part}`)
  const child = { ...passengerBody, item: 2, seat: 3, birth_date: '2018-05-01', document_no: undefined }
  await agency.api.post(passengers(), child)
  expect((await agency.api.post(passengers('/accept'), { item: 2, total: 14_167.16 })).status).toBe(200)
})

const read = async () =>
  (await agency.api.get<Accounting>(`${accountingPath}?from=${today}&to=${today}`, officeHeaders)).body
const kurus = (amounts: readonly number[]) => amounts.reduce((all, each) => all + Math.round(each * 100), 0)
const money = (amount: number, more: object) =>
  agency.enter(order.id, { method: 'nakit', amount, currency: 'TRY', paid_on: today, ...more })

test('rows of KDV add up to the order, by rate and currency, with a difference of age', async () => {
  const { items, totals } = await agency.read(order.id)
  const { sold } = await read()
  expect(sold.map(({ currency, kdv_rate }) => [currency, kdv_rate])).toEqual([
    ['TRY', 10],
    ['TRY', 20],
    ['EUR', 1],
  ])
  for (const row of sold) {
    const [item] = items.filter(({ kdv_rate }) => kdv_rate === row.kdv_rate)
    expect(row).toMatchObject({ items: 1, price: item!.price, kdv: item!.kdv, total: item!.total })
    expect(kurus([row.price, row.kdv])).toBe(kurus([row.total]))
    expect(kurus([item!.total])).toBe(kurus(item!.lines.map(({ amount }) => amount)))
  }
  for (const { currency, total, kdv } of totals) {
    const own = sold.filter((row) => row.currency === currency)
    expect([kurus(own.map((row) => row.total)), kurus(own.map((row) => row.kdv))]).toEqual([
      kurus([total]),
      kurus([kdv]),
    ])
  }
})

test('a refund is in the collections and changes no sale; a cancelled order is no sale, and what was kept stays collected', async () => {
  const before = (await read()).sold
  await money(10_000, {})
  await money(2_500.5, { kind: 'iade', note: 'Fiyat farkı' })
  expect(await read()).toMatchObject({
    sold: before,
    collected: [
      { currency: 'TRY', method: 'nakit', received: 10_000, refunded: 2_500.5, net: 7_499.5, try_net: 7_499.5 },
    ],
  })
  const kept = [
    { currency: 'TRY', amount: 1_000 },
    { currency: 'EUR', amount: 0 },
  ]
  await agency.send('PUT', `/${order.id}/status`, { status: 'iptal', reason: 'Hastalık', kept })
  expect(await read()).toMatchObject({ sold: [], collected: [{ net: 7_499.5 }] })
  await money(6_499.5, { kind: 'iade', note: 'İptal iadesi' })
  expect(await read()).toMatchObject({ sold: [], collected: [{ received: 10_000, refunded: 9_000, net: 1_000 }] })
  expect((await agency.read(order.id)).cancellation).toMatchObject({
    sums: expect.arrayContaining([
      expect.objectContaining({ currency: 'TRY', kept: 1_000, done_at: expect.any(String) }),
    ]),
  })
})
