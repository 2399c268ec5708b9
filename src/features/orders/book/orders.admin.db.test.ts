import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { ordersAdminApi } from '#src/admin/orders/orders.admin.api.server.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import type { Currency } from '#src/base/money.ts'
import { insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import type { OrderCreated } from '#src/features/booking/checkout/checkout.schema.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { insertAgency, insertSoldTour, orderBody, type SoldTour } from '../orders.fixture.ts'
import { transitionOrder } from './order-transitions.commands.server.ts'
import type { OfficeOrder, OfficeOrders } from './orders.admin.schema.ts'

const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
const path = '/api/admin/orders'
/** 00:30 in Istanbul, when UTC still has the previous day. */
const first = new Date('2026-11-20T21:30:00Z')
const later = new Date('2026-11-22T09:00:00Z')
const clock = { now: first }

const database = ownDatabase()
let api: TestApi
let staff: Staff
let balkan: SoldTour
let izlanda: SoldTour
type Made = { id: number; order_no: string; key: string }
/** Ayşe's, Çağrı's and a foreigner's, in this order. */
let made: Made[]

beforeAll(async () => {
  const { db } = database
  const { contracts } = await insertAgency(db)
  staff = await insertStaff(db, 'muhasebe')
  api = testApi(endpoints, { db, staff, now: () => clock.now })
  balkan = await insertSoldTour(
    db,
    { start_date: '2027-04-12' },
    { code: 'BLK-07', texts: { tr: { name: 'Işıltılı Balkan Şehirleri', tour_place: 'Üsküp' } } },
  )
  izlanda = await insertSoldTour(
    db,
    { start_date: '2027-02-03', currency: 'EUR', multi_room_price: 1200_00, single_room_price: 1500_00 },
    { code: 'IZL-01', texts: { tr: { name: 'İzlanda', tour_place: 'Reykjavik' } } },
  )
  const order = async (now: Date, cart: Parameters<typeof orderBody>[0], person: object): Promise<Made> => {
    clock.now = now
    const { status, body } = await api.post<OrderCreated>(
      '/api/orders',
      { ...orderBody(cart, contracts), ...person },
      { 'idempotency-key': randomUUID() },
    )
    if (status !== 201) throw new Error(JSON.stringify(body))
    const { order_no, key } = body.data
    const { id } = await db.selectFrom('orders').select('id').where('order_no', '=', order_no).executeTakeFirstOrThrow()
    return { id, order_no, key }
  }
  made = [
    await order(
      first,
      [
        { tour: balkan, adults: 2, childrenQuantity: 1, childrenAges: [8] },
        { tour: izlanda, adults: 1 },
      ],
      {
        message: 'Cam kenarı',
        invoice: { kind: 'kurumsal', title: 'Deneme A.Ş.', tax_office: 'Konak', tax_no: '1234567890' },
        marketing_consent: true,
      },
    ),
    await order(later, [{ tour: balkan, adults: 2 }], {
      name: 'Çağrı Işık',
      email: 'cagri.isik@ornek.example',
      phone: '0 (541) 765 43 21',
    }),
    await order(later, [{ tour: izlanda, adults: 3 }], {
      name: 'Jürgen Weiß',
      email: 'weiss.j@beispiel.example',
      phone: '+49 151 2345678',
    }),
  ]
})

const get = async (query: Record<string, string | number> = {}) =>
  (await api.get<OfficeOrders>(`${path}?${new URLSearchParams(query as Record<string, string>)}`, headers)).body
const namesOf = ({ data }: OfficeOrders) => data.map(({ name }) => name)
const [ayse, cagri, jurgen] = ['Ayşe Yılmaz', 'Çağrı Işık', 'Jürgen Weiß']
const read = async (id: number) => (await api.get<OfficeOrder>(`${path}/${id}`, headers)).body
const pay = (
  order: number,
  amount: number,
  status: 'bildirildi' | 'eslesti' | 'reddedildi',
  currency: Currency = 'TRY',
) =>
  database.db
    .insertInto('payments')
    .values({
      order_id: made[order]!.id,
      amount,
      currency,
      status,
      paid_on: '2026-11-23',
      sender: 'Ayşe',
      note: 'elden',
    })
    .execute()

test('the list starts with the newest order, and a row has customer, tours, seats and amounts', async () => {
  const answer = await api.get<OfficeOrders>(path, headers)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const { data, ...page } = answer.body
  expect(page).toEqual({ page: 1, page_count: 1, total: 3, per_page: 25 })
  expect(namesOf(answer.body)).toEqual([jurgen, cagri, ayse])
  expect(data[2]).toEqual({
    id: made[0]!.id,
    order_no: made[0]!.order_no,
    created_at: '2026-11-20T21:30:00.000Z',
    status: 'opsiyonlu',
    payment_status: 'odenmedi',
    hold_until: '2026-11-21T21:30:00.000Z',
    source: 'web',
    name: ayse,
    email: 'ayse@musteri.example',
    phone: '+90 532 000 00 00',
    items: [
      {
        tour_id: balkan.tourId,
        tour_code: 'BLK-07',
        tour_name: 'Işıltılı Balkan Şehirleri',
        start_date: '2027-04-12',
        end_date: '2027-04-14',
      },
      {
        tour_id: izlanda.tourId,
        tour_code: 'IZL-01',
        tour_name: 'İzlanda',
        start_date: '2027-02-03',
        end_date: '2027-02-05',
      },
    ],
    adults: 3,
    children: 1,
    sums: [
      { currency: 'TRY', total: 27_500.5, paid: 0, refunded: 0, reported: 0, open: 27_500.5 },
      { currency: 'EUR', total: 1500, paid: 0, refunded: 0, reported: 0, open: 1500 },
    ],
    due_on: '2026-11-22',
    ...{ cancel_requested: false, unread: false, change_requested: false, found: [] },
  })
})

test.each([
  ['the end of the number', () => made[1]!.order_no.slice(-6), [cagri]],
  ['the number in small letters', () => made[1]!.order_no.toLowerCase(), [cagri]],
  ['the number without its marks', () => made[1]!.order_no.replaceAll('-', ''), [cagri]],
  ['its beginning', () => 'SYH-26', [jurgen, cagri, ayse]],
  ['a name in Turkish letters', () => 'çağrı', [cagri]],
  ['a name without them', () => 'CAGRI isik', [cagri]],
  ['the beginnings of words, in any order', () => 'ış ÇAĞ', [cagri]],
  ['letters of other languages', () => 'jurgen', [jurgen]],
  ['an e-mail', () => 'cagri.isik@ornek.example', [cagri]],
  ['the beginning of an e-mail', () => 'weiss.j@', [jurgen]],
  ['a telephone as it was typed', () => '0 (541) 765 43 21', [cagri]],
  ['a telephone from abroad', () => '+905417654321', [cagri]],
  ['a telephone with two zeros', () => '0090 541 765 4321', [cagri]],
  ['a telephone without a zero', () => '541-765', [cagri]],
  ['the end of a telephone', () => '43 21', [cagri]],
  ['a foreign telephone', () => '0049 151/2345678', [jurgen]],
  ['a tour', () => 'isiltili balkan', [cagri, ayse]],
  ['the code of a tour', () => 'izl-01', [jurgen, ayse]],
  ['a person and a tour', () => 'weiss izlanda', [jurgen]],
  ['what is not there', () => 'Kapadokya', []],
  ['a middle of a word', () => 'aycri', []],
  ['marks that a pattern would know', () => '%', []],
  ['an underscore', () => '_', []],
  ['a bar', () => '|', []],
])('orders are found by %s', async (_, search, names) => {
  expect(namesOf(await get({ search: search() }))).toEqual(names)
})

test('the search in customer fields ignores the tours', async () => {
  const customers = async (search: string) => namesOf(await get({ search, search_in: 'customer' }))
  expect(await customers('çağrı')).toEqual([cagri])
  expect(await customers('0541 765')).toEqual([cagri])
  expect(await customers(made[1]!.order_no)).toEqual([cagri])
  expect(await customers('weiss.j@beispiel')).toEqual([jurgen])
  expect(await customers('ışıltılı')).toEqual([])
  expect(await customers('BLK-07')).toEqual([])
  expect(await customers('çağrı balkan')).toEqual([])
})

test('the search index follows a changed name', async () => {
  const { db } = database
  await db.updateTable('orders').set({ name: 'Zümrüt Ay' }).where('id', '=', made[1]!.id).execute()
  expect(namesOf(await get({ search: 'zumrut' }))).toEqual(['Zümrüt Ay'])
  expect((await get({ search: 'çağrı ışık' })).total).toBe(1)
  await db.updateTable('orders').set({ name: cagri! }).where('id', '=', made[1]!.id).execute()
  expect((await get({ search: 'zumrut' })).total).toBe(0)
})

test('filters combine', async () => {
  const { db } = database
  expect(namesOf(await get({ product: balkan.tourId }))).toEqual([cagri, ayse])
  expect(namesOf(await get({ from: '2026-11-22' }))).toEqual([jurgen, cagri])
  // `from` and `to` are days in Istanbul.
  expect(namesOf(await get({ from: '2026-11-21', to: '2026-11-21' }))).toEqual([ayse])
  expect(namesOf(await get({ to: '2026-11-20' }))).toEqual([])
  expect(namesOf(await get({ dates: 'departs', from: '2027-04-12', to: '2027-04-12' }))).toEqual([cagri, ayse])
  expect(namesOf(await get({ dates: 'departs', to: '2027-03-01' }))).toEqual([jurgen, ayse])
  await transaction(db, (tx) => transitionOrder(tx, made[2]!.id, { to: 'onayli', actor: 'staff', now: later }))
  await db.updateTable('orders').set({ payment_status: 'kismi' }).where('id', '=', made[2]!.id).execute()
  expect(namesOf(await get({ status: 'onayli' }))).toEqual([jurgen])
  expect(namesOf(await get({ payment: 'odenmedi' }))).toEqual([cagri, ayse])
  expect(namesOf(await get({ payment: 'kismi', status: 'onayli', product: izlanda.tourId, search: 'weiß' }))).toEqual([
    jurgen,
  ])
  expect((await get({ payment: 'kismi', status: 'opsiyonlu' })).total).toBe(0)
})

test('the list can be sorted, and its pages are counted', async () => {
  expect(namesOf(await get({ sort: 'created_at' }))).toEqual([ayse, cagri, jurgen])
  expect(namesOf(await get({ sort: 'name' }))).toEqual([ayse, cagri, jurgen])
  expect(namesOf(await get({ sort: '-name' }))).toEqual([jurgen, cagri, ayse])
  expect(namesOf(await get({ sort: '-start_date' }))).toEqual([cagri, jurgen, ayse])
  const second = await get({ per_page: 2, page: 2 })
  expect(namesOf(second)).toEqual([ayse])
  expect(second).toMatchObject({ page: 2, page_count: 2, total: 3, per_page: 2 })
})

test.each([
  ['status', 'yolda'],
  ['payment', 'belki'],
  ['product', 'balkan'],
  ['dates', 'always'],
  ['search_in', 'tours'],
  ['from', '2026-02-30'],
  ['to', '21.11.2026'],
  ['sort', 'secret_hash'],
  ['page', '0'],
  ['per_page', '1000'],
  ['search', 'x'.repeat(101)],
  ['format', 'csv'],
])('an invalid %s is refused at its field', async (name, value) => {
  const { status, body } = await api.get<{ errors: object }>(
    `${path}?${new URLSearchParams({ [name]: value })}`,
    headers,
  )
  expect([status, Object.keys(body.errors)]).toEqual([422, [name]])
})

test('an order is read completely, as it was bought', async () => {
  const { id, order_no } = made[0]!
  const order = await read(id)
  expect(order).toMatchObject({
    id,
    order_no,
    status: 'opsiyonlu',
    source: 'web',
    lang: 'tr',
    marketing_consent: true,
    city: 'İzmir',
    message: 'Cam kenarı',
    invoice: { kind: 'kurumsal', title: 'Deneme A.Ş.', tax_office: 'Konak', tax_no: '1234567890' },
    payments: [],
    cancel_requested_at: null,
  })
  expect(order.items[0]).toMatchObject({
    tour_id: balkan.tourId,
    departure_id: balkan.departureId,
    tour_code: 'BLK-07',
    people_quantity: 2,
    children_ages: [8],
    seats: 3,
    seats_released_at: null,
    total: 27_500.5,
    lines: [
      { kind: 'multi_room', quantity: 2, unit_price: 10_000, amount: 20_000 },
      { kind: 'child_age_range_2', label: 'Çocuk (7–12 yaş)', quantity: 1, unit_price: 7500.5, amount: 7500.5 },
    ],
  })
  expect(order.totals.map(({ currency, total }) => [currency, total])).toEqual([
    ['TRY', 27_500.5],
    ['EUR', 1500],
  ])
  expect(order.contracts).toEqual([
    {
      contract_id: expect.any(Number),
      name: 'Paket Tur Sözleşmesi',
      version: 1,
      lang: 'tr',
      accepted_at: first.toISOString(),
    },
    { contract_id: expect.any(Number), name: 'KVKK Metni', version: 1, lang: 'tr', accepted_at: first.toISOString() },
  ])
  expect(order.events).toEqual([
    {
      id: expect.any(Number),
      at: first.toISOString(),
      kind: 'durum',
      action: null,
      payment_id: null,
      hold_until: null,
      from_status: null,
      to_status: 'opsiyonlu',
      note: '',
      by: null,
    },
  ])
  // The customer's key and its hash are never sent.
  expect(JSON.stringify(order)).not.toMatch(/secret|hash|"key"/)
})

test('payments have their status: matched, reported or rejected', async () => {
  await pay(1, 5_000_00, 'eslesti')
  await pay(1, 2_000_00, 'bildirildi')
  await pay(1, 9_000_00, 'reddedildi')
  await pay(1, 100_00, 'eslesti', 'USD')
  const sums = [
    { currency: 'TRY', total: 20_000, paid: 5000, refunded: 0, reported: 2000, open: 15_000 },
    { currency: 'USD', total: 0, paid: 100, refunded: 0, reported: 0, open: -100 },
  ]
  const order = await read(made[1]!.id)
  expect(order.sums).toEqual(sums)
  expect(order.payments.map(({ status, amount, note, has_receipt }) => [status, amount, note, has_receipt])).toEqual([
    ['eslesti', 5000, 'elden', false],
    ['bildirildi', 2000, 'elden', false],
    ['reddedildi', 9000, 'elden', false],
    ['eslesti', 100, 'elden', false],
  ])
  const waiting = await get({ payment: 'bildirildi' })
  expect(waiting.data.map((row) => [row.name, row.sums])).toEqual([[cagri, sums]])
})

test('events name their actor, and a cancellation request is pending until the office cancels', async () => {
  const { db } = database
  const { id, order_no, key } = made[1]!
  const asked = await api.post(
    `/api/orders/${order_no}/cancel-request?key=${key}`,
    { reason: 'Hastalandım' },
    { 'idempotency-key': randomUUID() },
  )
  expect(asked.status).toBe(200)
  expect((await get({ search: order_no })).data[0]).toMatchObject({ cancel_requested: true })
  expect((await read(id)).cancel_requested_at).toBe(clock.now.toISOString())
  await transaction(db, (tx) =>
    transitionOrder(tx, id, { to: 'iptal', actor: 'staff', now: later, note: 'Arandı', user_id: staff.id }),
  )
  const order = await read(id)
  expect(order.events.at(-2)).toMatchObject({ kind: 'iptal-istegi', note: 'Hastalandım', by: null })
  expect(order.events.at(-1)).toMatchObject({
    from_status: 'opsiyonlu',
    to_status: 'iptal',
    note: 'Arandı',
    by: staff.name,
  })
  expect(order.hold_until).toBeNull()
  expect(order.items[0]!.seats_released_at).toBe(later.toISOString())
  expect(order.sums[0]).toMatchObject({ total: 20_000, paid: 5000, open: -5000 })
  const row = (await get({ search: order_no })).data[0]!
  expect([row.cancel_requested, row.sums[0]!.open]).toEqual([false, -5000])
})

test.each(['999999', 'x', '0'])('order %s answers 404', async (id) => {
  expect((await api.get(`${path}/${id}`, headers)).status).toBe(404)
})

test('search texts are not logged', async () => {
  const lines: string[] = []
  const log = { info: (...told: unknown[]) => lines.push(JSON.stringify(told)) } as unknown as Services['log']
  const logged = testApi(ordersAdminApi, { db: database.db, staff, log })
  await logged.get(`${path}?search=cagri.isik%40ornek.example`, headers)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(path)
  expect(lines[0]).not.toContain('cagri')
})

test('staff read a contract exactly as it was accepted, of this order only', async () => {
  const { id, order_no } = made[0]!
  const [{ contract_id } = { contract_id: 0 }] = (await read(id)).contracts
  const stored = await database.db
    .selectFrom('order_contracts')
    .select(['body', 'body_hash'])
    .where('order_id', '=', id)
    .where('contract_id', '=', contract_id)
    .executeTakeFirstOrThrow()
  await database.db
    .insertInto('contract_versions')
    .values({ contract_id, lang: 'tr', version: 2, body: '<p>yeni</p>' })
    .execute()
  const { status, body } = await api.get(`${path}/${id}/contracts/${contract_id}`, headers)
  expect(status).toBe(200)
  expect(body).toMatchObject({ order_no, version: 1, lang: 'tr', acceptance: 'sitede', body: stored.body })
  expect(body.body_hash).toBe(stored.body_hash.toString('hex'))
  for (const unknown of [`${id}/contracts/999999`, `999999/contracts/${contract_id}`])
    expect((await api.get(`${path}/${unknown}`, headers)).status).toBe(404)
  const writer = testApi(endpoints, { db: database.db, staff: await insertStaff(database.db, 'icerik') })
  expect((await writer.get(`${path}/${id}/contracts/${contract_id}`, headers)).status).toBe(403)
})
