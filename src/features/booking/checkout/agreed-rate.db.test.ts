import { expect, test } from 'vitest'
import { formatIban } from '#src/features/bank-accounts/bank-accounts.links.ts'
import type { Order } from '#src/features/orders/book/orders.schema.ts'
import { officeAgency } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath, orderTopic } from '#src/features/orders/orders.links.ts'

const agency = officeAgency(new Date('2026-11-21T10:00:00Z'))

test('an order keeps the rate of its day, with day and source, for the customer and the office', async () => {
  const { db } = agency
  const abroad = await insertSoldTour(db, { start_date: '2027-04-12', currency: 'EUR', multi_room_price: 465_00 })
  const home = await insertSoldTour(db, { start_date: '2027-05-12' })
  await db.insertInto('exchange_rates').values({ currency: 'EUR', day: '2026-11-20', try_rate: '52.0411' }).execute()
  const { id, order_no, key } = await agency.order({ tour: abroad, adults: 2 }, { tour: home, adults: 2 })
  await db.insertInto('exchange_rates').values({ currency: 'EUR', day: '2026-11-21', try_rate: '99' }).execute()
  const kept = [
    { currency: 'EUR', try_total: 48_398.22, rate: { try_rate: 52.0411, day: '2026-11-20', source: 'tcmb' } },
    { currency: 'TRY', try_total: null, rate: null },
  ]
  const { body } = await agency.api.get<Order>(orderApiPath(order_no, key))
  expect(body.totals).toMatchObject(kept)
  expect((await agency.read(id)).totals).toMatchObject(kept)
  await expect(db.updateTable('order_items').set({ try_rate: '1' }).execute()).rejects.toThrow('never changes')
})

test('mails and contracts name the rate that the order keeps, with its day, also when another one is newer', async () => {
  const { db } = agency
  await db.deleteFrom('exchange_rates').execute()
  const abroad = await insertSoldTour(db, { start_date: '2027-04-12', currency: 'EUR', multi_room_price: 465_00 })
  await db.insertInto('exchange_rates').values({ currency: 'EUR', day: '2026-11-20', try_rate: '52.0411' }).execute()
  const placed = await agency.order({ tour: abroad, adults: 2 })
  await db.insertInto('exchange_rates').values({ currency: 'EUR', day: '2026-11-21', try_rate: '99' }).execute()
  await agency.send('PUT', `/${placed.id}/status`, { status: 'onayli' })
  const kept =
    'Rezervasyonunuzun kuru: 1 € = 52,0411 TL, TCMB satış kuru, 20 Kasım 2026. Toplamın karşılığı ≈ 48.398 TL.'
  const mails = await db
    .selectFrom('outbox')
    .select(['body_text', 'body_html'])
    .where('topic', '=', orderTopic(placed.order_no))
    .execute()
  expect(mails.length).toBeGreaterThan(1)
  for (const { body_text, body_html } of mails) {
    expect(body_text).toContain(kept)
    expect(body_html).toContain(kept)
  }
  const contracts = await db.selectFrom('order_contracts').select('body').where('order_id', '=', placed.id).execute()
  expect(contracts.some(({ body }) => body.includes(`<td colspan="4">${kept}</td>`))).toBe(true)
})

test('the mail of a foreign order also names the accounts in lira, with the exact amount at the kept rate', async () => {
  const { db } = agency
  await db.deleteFrom('exchange_rates').execute()
  await db.insertInto('exchange_rates').values({ currency: 'EUR', day: '2026-11-20', try_rate: '52.0411' }).execute()
  const [iban] = (await db.selectFrom('bank_accounts').select('iban').where('currency', '=', 'TRY').execute()).map(
    (account) => formatIban(account.iban),
  )
  const mailOf = async (currency: 'EUR' | 'GBP') => {
    const tour = await insertSoldTour(db, { start_date: '2027-04-12', currency, multi_room_price: 465_00 })
    const { order_no } = await agency.order({ tour, adults: 2 })
    const mail = db.selectFrom('outbox').select('body_text').where('topic', '=', orderTopic(order_no))
    return (await mail.orderBy('id').executeTakeFirstOrThrow()).body_text
  }
  const euro = await mailOf('EUR')
  expect(euro).toContain('Türk lirası hesaplarımıza da ödeyebilirsiniz: toplamın karşılığı 48.398,22 TL.')
  expect(euro).toContain(iban)
  expect(await mailOf('GBP')).not.toContain(iban)
})

test('without a rate an order is taken in its currency', async () => {
  const abroad = await insertSoldTour(agency.db, { start_date: '2027-04-12', currency: 'GBP' })
  const { order_no, key } = await agency.order({ tour: abroad, adults: 1 })
  const { body } = await agency.api.get<Order>(orderApiPath(order_no, key))
  expect(body.totals).toMatchObject([{ currency: 'GBP', try_total: null, rate: null }])
})
