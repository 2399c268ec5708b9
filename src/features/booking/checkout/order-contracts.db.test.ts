import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testAgency } from '#src/features/orders/agency.fixture.ts'
import type { Order } from '#src/features/orders/book/orders.schema.ts'
import { type CartWish, insertContract, insertSoldTour, orderBody } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import type { OrderCreated } from './checkout.schema.ts'

const now = new Date('2026-11-21T21:30:00Z')
const day = '2027-04-12'
const agency = testAgency(now)

const post = (body: object, key: string = randomUUID(), lang = 'tr') =>
  agency.api.post<OrderCreated & { errors: Record<string, string[]> }>(`/api/orders?lang=${lang}`, body, {
    'idempotency-key': key,
  })
const order = (cart: CartWish[], more: object = {}) => post({ ...orderBody(cart, agency.contracts), ...more })

test('accepted contracts are stored as shown, filled with the order and escaped', async () => {
  const tour = await insertSoldTour(
    agency.db,
    { start_date: day },
    { texts: { tr: { name: 'Ege & <Akdeniz>', tour_place: '' } } },
  )
  const { body } = await order([{ tour, adults: 2 }], { name: '<script>{{order_total}}</script>' })
  const stored = await agency.db
    .selectFrom('order_contracts')
    .innerJoin('orders', 'orders.id', 'order_contracts.order_id')
    .select(['order_contracts.body', 'body_hash', 'address', 'version', 'order_contracts.lang', 'order_contracts.name'])
    .where('order_no', '=', body.data.order_no)
    .orderBy('contract_id')
    .execute()
  expect(stored).toHaveLength(2)
  const [contract] = stored
  expect(contract).toMatchObject({ name: 'Paket Tur Sözleşmesi', version: 1, lang: 'tr', address: '192.0.2.7' })
  expect(contract!.body).toContain(
    `<p>&lt;script&gt;{{order_total}}&lt;/script&gt;, ${body.data.order_no}: 20.000 TL (Deneme Turizm &lt;Ltd.&gt; Şti.)</p>`,
  )
  expect(contract!.body).toContain('Ege &amp; &lt;Akdeniz&gt;')
  expect(contract!.body).toContain('<td>2</td><td>10.000 TL</td><td>20.000 TL</td>')
  expect(contract!.body_hash).toEqual(createHash('sha256').update(contract!.body).digest())
})

test('every contract of the checkout must be accepted in its newest version; others are not required', async () => {
  const tour = await insertSoldTour(agency.db, { start_date: day })
  const [first, second] = agency.contracts
  expect((await order([{ tour }], { accepted_contracts: [first] })).body.errors).toEqual({
    accepted_contracts: ['Devam etmek için sözleşmeleri onaylayın.'],
  })
  await agency.db
    .insertInto('contract_versions')
    .values({ contract_id: second!, lang: 'tr', version: 2, body: '<p>yeni</p>' })
    .execute()
  const retired = await insertContract(agency.db, 'Eski sözleşme')
  await agency.db.updateTable('contracts').set({ active: false }).where('id', '=', retired).execute()
  const { order_no, key } = (await order([{ tour }])).body.data
  const read = (await agency.api.get<Order>(orderApiPath(order_no, key))).body
  expect(read.contracts.map(({ name, version }) => [name, version])).toEqual([
    ['Paket Tur Sözleşmesi', 1],
    ['KVKK Metni', 2],
  ])
})

test('the mail has number, lines, totals, deadline, the accounts of the currency and the link, in the order’s language', async () => {
  const lira = await insertSoldTour(agency.db, { start_date: day })
  const { body } = await order([{ tour: lira, adults: 2, childrenQuantity: 1, childrenAges: [9] }])
  const { order_no, key } = body.data
  const [mail] = await mailOf(order_no)
  expect(mail).toMatchObject({ recipient: 'ayse@musteri.example', subject: `Rezervasyonunuz alındı: ${order_no}` })
  for (const part of [mail!.body_text, mail!.body_html]) {
    expect(part).toContain(order_no)
    expect(part).toContain('Yeriniz 23 Kasım 2026 00.30’a kadar sizin için ayrıldı.')
    expect(part.match(/27\.500,50\sTL/g)).toHaveLength(1)
    expect(part.replace(/<[^>]*>/g, '')).toContain(
      'Şimdi 0 TL · 23 Kasım 00.30’a kadar 6.875,13 TL · 22 Mart 2027’ye kadar 20.625,37 TL',
    )
    expect(part).toContain('KDV dahil (%20: 4.583,42 TL)')
    expect(part).toContain('TR33 0006 1005 1978 6457 8413 26')
    expect(part).not.toContain('DE89')
    expect(part).toContain('2 yetişkin, 1 çocuk (9 yaş)')
  }
  expect(mail!.body_text).toContain(`https://seyyah.example/rezervasyon-sonuc?no=${order_no}&key=${key}`)
  expect(mail!.body_html).toContain(`href="https://seyyah.example/rezervasyon-sonuc?no=${order_no}&amp;key=${key}"`)
  // The HTML adds no fact: one button, and the preheader repeats what the text says.
  expect(mail!.body_html.match(/<a class="button"/g)).toHaveLength(1)
  const euro = await insertSoldTour(agency.db, { start_date: day, currency: 'EUR' }, { kdv_rate: 0 })
  const english = (await post(orderBody([{ tour: euro }], agency.contracts), randomUUID(), 'en')).body
  expect(english.message).toBe('We have received your booking. Your seats are held for 24 hours.')
  const [translated] = await mailOf(english.data.order_no)
  expect(translated!.body_text).toContain('Dear Ayşe Yılmaz')
  expect(translated!.body_text).toContain('DE89 3704')
  expect(translated!.body_text + translated!.body_html).not.toContain('VAT')
  expect(translated!.body_text).toContain('https://seyyah.example/en/rezervasyon-sonuc?no=')
})

test('Σ lines = total = order = mail = contract, over items of two currencies', async () => {
  const lira = await insertSoldTour(agency.db, { start_date: day })
  const euro = await insertSoldTour(agency.db, { start_date: day, currency: 'EUR', multi_room_price: 333_33 })
  const { order_no, key } = (await order([{ tour: lira, adults: 2 }, { tour: euro, adults: 3 }, { tour: lira }])).body
    .data
  const read = (await agency.api.get<Order>(orderApiPath(order_no, key))).body
  expect(read.totals.map(({ currency, total }) => [currency, total])).toEqual([
    ['TRY', 34_000],
    ['EUR', 999.99],
  ])
  for (const item of read.items) {
    const lines = item.lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
    expect([lines, Math.round(item.price * 100) + Math.round(item.kdv * 100)]).toEqual([
      Math.round(item.total * 100),
      Math.round(item.total * 100),
    ])
  }
  const [mail] = await mailOf(order_no)
  expect(mail!.body_text).toContain(
    [
      'Toplam tutar: 34.000 TL + 999,99 €',
      'Şimdi 0 TL · 23 Kasım 00.30’a kadar 8.500 TL + 250 € · 22 Mart 2027’ye kadar 25.500 TL + 749,99 €',
    ].join('\n\n'),
  )
  expect(read.totals.map(({ deposit, balances }) => [deposit, balances])).toEqual([
    [8_500, [{ due_on: '2027-03-22', amount: 25_500 }]],
    [250, [{ due_on: '2027-03-22', amount: 749.99 }]],
  ])
  const contract = await agency.db
    .selectFrom('order_contracts')
    .innerJoin('orders', 'orders.id', 'order_contracts.order_id')
    .select('body')
    .where('order_no', '=', order_no)
    .where('contract_id', '=', agency.contracts[0]!)
    .executeTakeFirstOrThrow()
  expect(contract.body).toContain(`${order_no}: 34.000 TL + 999,99 €`)
  expect(contract.body).toContain(
    '<td colspan="4">Şimdi 0 TL · 24 saat içinde 8.500 TL + 250 € · 22 Mart 2027’ye kadar 25.500 TL + 749,99 €</td>',
  )
})

test('the order’s key is stored in the mail only', async () => {
  const tour = await insertSoldTour(agency.db, { start_date: day })
  const { key } = (await order([{ tour }])).body.data
  const tables = ['orders', 'intents', 'order_items', 'order_contracts', 'order_events', 'outbox'] as const
  const holding = await Promise.all(
    tables.map(async (table) => {
      const rows = await agency.db.selectFrom(table).selectAll().execute()
      return JSON.stringify(rows).includes(key) ? [table] : []
    }),
  )
  expect(holding.flat()).toEqual(['outbox'])
})

function mailOf(order_no: string) {
  return agency.db.selectFrom('outbox').selectAll().where('message_key', '=', `order-created:${order_no}`).execute()
}
