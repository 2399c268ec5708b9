import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApi } from '#src/base/http/endpoint/test-api.ts'
import { openLimits } from '#src/base/http/server/limits.server.ts'
import { testAgency } from '#src/features/orders/agency.fixture.ts'
import type { Order } from '#src/features/orders/book/orders.schema.ts'
import { type CartWish, insertSoldTour, orderBody, seatsTaken } from '#src/features/orders/orders.fixture.ts'
import { orderApiPath } from '#src/features/orders/orders.links.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { type OrderCreated, OrderRequest } from './checkout.schema.ts'
import { defaultHoldsPerEmail, orderLimit, placeOrder } from './place-order.commands.server.ts'

const now = new Date('2026-11-21T21:30:00Z')
const agency = testAgency(now)

type Refused = { message: string; errors: Record<string, string[]>; items: unknown }
const post = (body: object, key: string = randomUUID(), lang = 'tr') =>
  agency.api.post<OrderCreated & Refused>(`/api/orders?lang=${lang}`, body, { 'idempotency-key': key })
const order = (cart: CartWish[], more: object = {}) => post({ ...orderBody(cart, agency.contracts), ...more })
const counts = async () => {
  const count = async (table: 'orders' | 'order_items' | 'outbox' | 'intents' | 'order_contracts') =>
    (
      await agency.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n
  return Promise.all([
    count('orders'),
    count('order_items'),
    count('outbox'),
    count('intents'),
    count('order_contracts'),
  ])
}
const day = '2027-04-12'

test('an order holds its seats and is read back by its number and key as it was bought', async () => {
  const tour = await insertSoldTour(agency.db, { start_date: day })
  const { status, body } = await order(
    [{ tour, adults: 3, singleRoomQuantity: 1, childrenQuantity: 2, childrenAges: [8, 4] }],
    {
      message: 'Cam kenarı lütfen',
      invoice: { kind: 'kurumsal', title: 'Deneme A.Ş.', tax_office: 'Konak', tax_no: '1234567890' },
    },
  )
  expect(status).toBe(201)
  expect(body).toEqual({
    success: true,
    message: 'Rezervasyonunuz alındı. Yeriniz 24 saat ayrıldı.',
    data: {
      order_no: expect.stringMatching(/^SYH-26-[2-9A-HJ-NP-Z]{6}$/),
      key: expect.stringMatching(/^[\w-]{22}$/),
      hold_until: '2026-11-22T21:30:00.000Z',
    },
  })
  expect(await seatsTaken(agency.db, tour.departureId)).toBe(5)
  const { order_no, key, hold_until } = body.data
  const read = await agency.api.get<Order>(orderApiPath(order_no, key))
  expect(read.headers.get('cache-control')).toBe('no-store')
  expect(read.body).toEqual({
    order_no,
    passengers: expect.objectContaining({ seats: 5, complete: 0 }),
    messages: [],
    travel_infos: [],
    shared_files: [],
    overpaid: [],
    status: 'opsiyonlu',
    payment_status: 'odenmedi',
    hold_until,
    created_at: '2026-11-21T21:30:00.000Z',
    name: 'Ayşe Yılmaz',
    city: 'İzmir',
    email: 'ayse@musteri.example',
    phone: '+90 532 000 00 00',
    message: 'Cam kenarı lütfen',
    invoice: { kind: 'kurumsal', title: 'Deneme A.Ş.', tax_office: 'Konak', tax_no: '1234567890' },
    items: [
      {
        tour_code: expect.stringMatching(/^T-/),
        tour_name: expect.stringMatching(/^Kapadokya/),
        tour_place: 'İstanbul – Göreme',
        cover_file: null,
        start_date: day,
        end_date: '2027-04-14',
        people_quantity: 3,
        children_ages: [8, 4],
        single_room_quantity: 1,
        currency: 'TRY',
        price: 34_583.75,
        kdv: 6916.75,
        kdv_rate: 20,
        total: 41_500.5,
        deposit: 10_375.13,
        balance_due_on: '2027-03-22',
        lines: [
          {
            kind: 'multi_room',
            label: '2 veya 3 kişilik odada kişi başı',
            quantity: 2,
            unit_price: 10_000,
            amount: 20_000,
          },
          { kind: 'single_room', label: 'Tek kişilik oda', quantity: 1, unit_price: 14_000, amount: 14_000 },
          { kind: 'child_age_range_1', label: 'Çocuk (0–6 yaş)', quantity: 1, unit_price: 0, amount: 0 },
          { kind: 'child_age_range_2', label: 'Çocuk (7–12 yaş)', quantity: 1, unit_price: 7500.5, amount: 7500.5 },
        ],
      },
    ],
    totals: [
      {
        currency: 'TRY',
        price: 34_583.75,
        kdv: 6916.75,
        total: 41_500.5,
        due: 'deposit',
        deposit: 10_375.13,
        balances: [{ due_on: '2027-03-22', amount: 31_125.37 }],
        try_total: null,
        rate: null,
      },
    ],
    contracts: [
      {
        contract_id: agency.contracts[0],
        name: 'Paket Tur Sözleşmesi',
        version: 1,
        accepted_at: '2026-11-21T21:30:00.000Z',
      },
      { contract_id: agency.contracts[1], name: 'KVKK Metni', version: 1, accepted_at: '2026-11-21T21:30:00.000Z' },
    ],
    payments: [],
    open: [{ currency: 'TRY', amount: 41_500.5 }],
    may_report: true,
    lira: null,
    cancelling: 'now',
    choices: [],
    cancelled_tours: [],
    cancel_requested_at: null,
    is_left_behind: false,
    cancellation: null,
  })
})

test.each([
  { adults: 1, asked: 0, nights: 2, billed: 1 },
  { adults: 2, asked: 1, nights: 2, billed: 2 },
  { adults: 3, asked: 1, nights: 2, billed: 1 },
  { adults: 2, asked: 1, nights: 0, billed: 0 },
])('$adults adults who ask for $asked single rooms of $nights nights have the $billed that they pay', async (wish) => {
  const { adults, asked, nights, billed } = wish
  const tour = await insertSoldTour(agency.db, { start_date: day }, { nights })
  const { order_no, key } = (await order([{ tour, adults, singleRoomQuantity: asked }])).body.data
  const [item] = (await agency.api.get<Order>(orderApiPath(order_no, key))).body.items
  const paid = item!.lines.reduce((n, { kind, quantity }) => (kind === 'single_room' ? n + quantity : n), 0)
  expect([item!.single_room_quantity, paid]).toEqual([billed, billed])
})

test('the year in the order number is that of Istanbul', async () => {
  const tour = await insertSoldTour(agency.db, { start_date: day })
  const newYear = testApi(endpoints, { db: agency.db, now: () => new Date('2026-12-31T21:30:00Z') })
  const { body } = await newYear.post<OrderCreated>('/api/orders', orderBody([{ tour }], agency.contracts), {
    'idempotency-key': randomUUID(),
  })
  expect(body.data.order_no).toMatch(/^SYH-27-/)
})

test('an order keeps what was bought when the catalogue changes', async () => {
  const tour = await insertSoldTour(agency.db, { start_date: day })
  const { order_no, key } = (await order([{ tour, adults: 2 }])).body.data
  const before = (await agency.api.get(orderApiPath(order_no, key))).body
  await agency.db
    .updateTable('departures')
    .set({ multi_room_price: 1, end_date: '2027-05-01' })
    .where('id', '=', tour.departureId)
    .execute()
  await agency.db.updateTable('tour_texts').set({ name: 'Başka' }).where('tour_id', '=', tour.tourId).execute()
  expect((await agency.api.get(orderApiPath(order_no, key))).body).toEqual(before)
})

test('a wrong key is answered like an unknown order', async () => {
  const tour = await insertSoldTour(agency.db, { start_date: day })
  const { order_no, key } = (await order([{ tour }])).body.data
  const paths = [
    `/api/orders/${order_no}`,
    `/api/orders/${order_no}?key=`,
    `/api/orders/${order_no}?key=${key}&key=${key}`,
    `/api/orders/${order_no}?key=${key.slice(1)}`,
    `/api/orders/${order_no}?key=${key.toUpperCase()}`,
    `/api/orders/SYH-26-222222?key=${key}`,
  ]
  const answers = await Promise.all(paths.map((path) => agency.api.get(path)))
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toHaveProperty('size', 1)
})

test.each([
  { what: 'no contract accepted', change: { accepted_contracts: [] }, field: 'accepted_contracts' },
  { what: 'an empty cart', change: { cart: [] }, field: 'cart' },
  { what: 'no name', change: { name: ' ' }, field: 'name' },
  { what: 'an invalid e-mail', change: { email: 'ayse@yok' }, field: 'email' },
  { what: 'a phone without digits', change: { phone: 'telefonum yok' }, field: 'phone' },
  { what: 'an unknown field', change: { total: 1 }, field: 'total' },
  {
    what: 'a day without a departure',
    change: { cart: [{ token: 'yok', tourDate: '2027-04-12', quantity: 1 }] },
    field: 'cart.0.tourDate',
  },
])('refused at its field, and nothing is written: $what', async ({ change, field }) => {
  const tour = await insertSoldTour(agency.db, { start_date: day })
  const before = await counts()
  const { status, body } = await order([{ tour }], change)
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  expect(await counts()).toEqual(before)
  expect(await seatsTaken(agency.db, tour.departureId)).toBe(0)
})

test('an accepted contract that does not exist is refused at its field', async () => {
  const tour = await insertSoldTour(agency.db, { start_date: day })
  const before = await counts()
  const { status, body } = await order([{ tour }], { accepted_contracts: [...agency.contracts, 999_999] })
  expect([status, body.errors]).toEqual([422, { accepted_contracts: ['Bu sözleşme bulunamadı'] }])
  expect(await counts()).toEqual(before)
})

test.each([{ key: undefined }, { key: 'short' }, { key: 'a'.repeat(201) }, { key: 'with a space in it' }])(
  'the header Idempotency-Key must be a key: $key',
  async ({ key }) => {
    const tour = await insertSoldTour(agency.db, { start_date: day })
    const { status, body } = await agency.api.post<Refused>(
      '/api/orders',
      orderBody([{ tour }], agency.contracts),
      key ? { 'idempotency-key': key } : {},
    )
    expect(status).toBe(422)
    expect(body.errors['Idempotency-Key']).toEqual([expect.stringContaining('İstek numarası')])
  },
)

test('an order takes all items or none, and its refusal names those without seats', async () => {
  const free = await insertSoldTour(agency.db, { start_date: day })
  const small = await insertSoldTour(agency.db, { start_date: day, quota: 3, seats_taken: 1 })
  const before = await counts()
  const { status, body } = await order([
    { tour: free, adults: 2 },
    { tour: small, adults: 3 },
  ])
  expect([status, body.items]).toEqual([409, [{ position: 2, seats_left: 2 }]])
  expect(await counts()).toEqual(before)
  expect(await seatsTaken(agency.db, free.departureId)).toBe(0)
  expect(await seatsTaken(agency.db, small.departureId)).toBe(1)
})

test('an order at another price than the shown one is refused with the new price; at the shown price it is accepted', async () => {
  const tour = await insertSoldTour(agency.db, { start_date: day })
  const other = await insertSoldTour(agency.db, { start_date: day })
  const wish = (shown_total: number) =>
    order([
      { tour, shown_total: 14_000 },
      { tour: other, adults: 2, shown_total },
    ])
  const refused = await wish(19_999.99)
  expect([refused.status, refused.body.items]).toEqual([409, [{ position: 2, total: 20_000 }]])
  expect(await seatsTaken(agency.db, tour.departureId)).toBe(0)
  expect((await wish(20_000)).status).toBe(201)
})

test('the same key and body get the same answer, whatever happened to the departure; another body is refused', async () => {
  const tour = await insertSoldTour(agency.db, { start_date: day, quota: 1 })
  const key = randomUUID()
  const body = orderBody([{ tour }], agency.contracts)
  const first = await post(body, key)
  expect(await post(body, key)).toMatchObject({ status: 201, body: first.body })
  await agency.db.updateTable('departures').set({ status: 'iptal' }).where('id', '=', tour.departureId).execute()
  expect(await post(body, key)).toMatchObject({ status: 201, body: first.body })
  const other = await post({ ...body, city: 'Ankara' }, key)
  expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ['Idempotency-Key']])
  const orders = await agency.db
    .selectFrom('order_items')
    .select('id')
    .where('departure_id', '=', tour.departureId)
    .execute()
  expect(orders).toHaveLength(1)
})

test('an order drops the caches; a repeat or a refusal does not', async () => {
  const tour = await insertSoldTour(agency.db, { start_date: day })
  let dropped = 0
  const changed = async () => {
    dropped += 1
  }
  const watched = testApi(endpoints, { db: agency.db, now: () => now, changed })
  const send = (key: string, body: object) => watched.post('/api/orders', body, { 'idempotency-key': key })
  const [key, body] = [randomUUID(), orderBody([{ tour }], agency.contracts)]
  expect([(await send(key, {})).status, dropped]).toEqual([422, 0])
  expect([(await send(key, body)).status, dropped]).toEqual([201, 1])
  expect([(await send(key, body)).status, dropped]).toEqual([201, 1])
  expect([(await send(key, { ...body, city: 'Bursa' })).status, dropped]).toEqual([422, 1])
})

test('a refused order is not stored: its key can order when seats are free', async () => {
  const tour = await insertSoldTour(agency.db, { start_date: day, quota: 0 })
  const key = randomUUID()
  const body = orderBody([{ tour }], agency.contracts)
  expect((await post(body, key)).status).toBe(409)
  await agency.db.updateTable('departures').set({ quota: 1 }).where('id', '=', tour.departureId).execute()
  expect((await post(body, key)).status).toBe(201)
})

test('another number is generated when one is taken', async () => {
  const tour = await insertSoldTour(agency.db, { start_date: day })
  const taken = (await order([{ tour }])).body.data.order_no
  const numbers = [taken, taken, 'SYH-26-ZZZZZ9']
  const request = OrderRequest.parse(orderBody([{ tour }], agency.contracts))
  const placing = { request, idempotencyKey: randomUUID(), lang: 'tr', address: '' }
  const { created } = await placeOrder(agency.api.services, placing, async () => numbers.shift()!)
  expect(created.data.order_no).toBe('SYH-26-ZZZZZ9')
  expect((await agency.api.get(orderApiPath(created.data.order_no, created.data.key))).status).toBe(200)
  expect(await seatsTaken(agency.db, tour.departureId)).toBe(2)
})

test('one address is limited in orders; repeats and refusals do not count', async () => {
  const tour = await insertSoldTour(agency.db, { start_date: day })
  const soldOut = await insertSoldTour(agency.db, { start_date: day, quota: 0 })
  const settings = { ...agency.api.services.settings, ordersPerHour: 3 }
  const limit = await openLimits(agency.db)
  const limited = testApi(endpoints, { db: agency.db, now: () => now, limit, settings })
  const body = orderBody([{ tour }], agency.contracts)
  const send = (key: string, sent: object = body) =>
    limited.post<OrderCreated>('/api/orders', sent, { 'idempotency-key': key })
  const key = randomUUID()
  const first = await Promise.all([send(key), send(key)])
  expect(first.map(({ status }) => status)).toEqual([201, 201])
  for (let n = 0; n < 4; n++) expect(await send(key)).toMatchObject({ status: 201, body: first[0]!.body })
  for (let n = 0; n < 4; n++)
    expect((await send(randomUUID(), orderBody([{ tour: soldOut }], agency.contracts))).status).toBe(409)
  for (let n = 0; n < 2; n++) expect((await send(randomUUID())).status).toBe(201)
  const refused = await send(randomUUID())
  expect([refused.status, refused.body]).toEqual([
    429,
    expect.objectContaining({ code: 'too_many', message: expect.stringMatching(/^Kısa sürede çok fazla deneme/) }),
  ])
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(orderLimit(settings).seconds)
  expect(await send(key)).toMatchObject({ status: 201, body: first[0]!.body })
  expect(await seatsTaken(agency.db, tour.departureId)).toBe(3)
  const elsewhere = await limited.fetch(
    new Request('https://seyyah.example/api/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    }),
    { address: '198.51.100.9' },
  )
  expect(elsewhere.status).toBe(201)
})

test('one e-mail is limited in unpaid holds, also in other spellings and concurrently', async () => {
  const tour = await insertSoldTour(agency.db, { start_date: day })
  const settings = { siteUrl: 'https://seyyah.example', holdHours: 24 }
  const strict = testApi(endpoints, { db: agency.db, now: () => now, settings })
  const send = (email: string) =>
    strict.post<OrderCreated & Refused>(
      '/api/orders',
      { ...orderBody([{ tour }], agency.contracts), email },
      { 'idempotency-key': randomUUID() },
    )
  const spellings = ['hepsi@benim.example', 'Hepsi@Benim.example']
  const answers = await Promise.all(
    Array.from({ length: defaultHoldsPerEmail + 2 }, (_, n) => send(spellings[n % spellings.length]!)),
  )
  const placed = answers.filter(({ status }) => status === 201)
  expect([placed.length, await seatsTaken(agency.db, tour.departureId)]).toEqual([
    defaultHoldsPerEmail,
    defaultHoldsPerEmail,
  ])
  for (const { status, body } of answers.filter((each) => each.status !== 201))
    expect([status, body.errors]).toEqual([422, { email: [expect.stringMatching(/ödemesi beklenen çok sayıda/)] }])
  expect((await send('baskasi@benim.example')).status).toBe(201)
  const { order_no } = placed[0]!.body.data
  await agency.db.updateTable('orders').set({ status: 'onayli' }).where('order_no', '=', order_no).execute()
  expect((await send(spellings[0]!)).status).toBe(201)
  expect((await send(spellings[0]!)).status).toBe(422)
})

test('without a contract to accept no order is taken', async () => {
  const tour = await insertSoldTour(agency.db, { start_date: day })
  const setActive = (active: boolean) => agency.db.updateTable('contracts').set({ active }).execute()
  await setActive(false)
  const { status, body } = await order([{ tour }], { accepted_contracts: [] })
  await setActive(true)
  expect([status, body.message]).toEqual([409, expect.stringContaining('sözleşmemiz henüz yayında değil')])
  expect(await seatsTaken(agency.db, tour.departureId)).toBe(0)
})
