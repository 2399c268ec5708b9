import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#src/base/dates.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import type { Staff } from '#src/base/http/endpoint/services.server.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import type { RoleGroup } from '#src/features/accounts/accounts.schema.ts'
import type { OfficeOrder } from '#src/features/orders/book/orders.admin.schema.ts'
import type { AcceptedContract, Order } from '#src/features/orders/book/orders.schema.ts'
import {
  insertAgency,
  insertContract,
  insertSoldTour,
  orderBody,
  type SoldTour,
  seatsTaken,
} from '#src/features/orders/orders.fixture.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import { type SaleWish, saleBody } from './office-sale.fixture.ts'
import type { KnownCustomer, SaleDeparture, SaleMade, SalePrice } from './office-sale.schema.ts'

const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
const now = new Date('2026-11-22T09:00:00Z')
const database = ownDatabase()
let contracts: number[]
let staff: Staff
let api: TestApi
const apiOf = async (role: RoleGroup) =>
  testApi(endpoints, { db: database.db, staff: await insertStaff(database.db, role), now: () => now })

beforeAll(async () => {
  contracts = (await insertAgency(database.db)).contracts
  staff = await insertStaff(database.db, 'satis', { name: 'Zeynep Kaya' })
  api = testApi(endpoints, { db: database.db, staff, now: () => now })
})

const sell = (cart: SaleWish[], more: object = {}, { by = api, key = randomUUID() as string } = {}) =>
  by.post<SaleMade & { items: unknown }>('/api/admin/orders', saleBody(cart, more), {
    ...headers,
    'idempotency-key': key,
  })
const errorsOf = ({ body }: { body: unknown }) => Object.keys((body as { errors?: object }).errors ?? {})
const linkOf = (link: string) => {
  const query = new URL(link).searchParams
  return `/api/orders/${query.get('no')}?key=${query.get('key')}`
}
const mailOf = (order_no: string) =>
  database.db.selectFrom('outbox').selectAll().where('message_key', '=', `order-created:${order_no}`).executeTakeFirst()
const cheap = () => insertSoldTour(database.db, { multi_room_price: 10_000_00, single_room_price: 14_000_00 })

test('a caller’s order with a discount has one total in lines, order, mail and contract, and its seats once', async () => {
  const tour = await cheap()
  const cart = [
    { tour, adults: 2, childrenQuantity: 1, childrenAges: [8], discount: { percent: 10 }, shown_total: 24_750.45 },
  ]
  const { status, body } = await sell(cart, {
    discount_reason: 'Üçüncü gezileri',
    city: 'İzmir',
    message: 'Cam kenarı',
  })
  expect([status, body]).toMatchObject([201, { data: { status: 'opsiyonlu', is_mailed: true } }])
  const { id, order_no, link } = body.data
  const order = (await api.get<Order>(linkOf(link))).body
  expect(order).toMatchObject({
    name: 'Fatma Demir',
    message: 'Cam kenarı',
    totals: [{ currency: 'TRY', total: 24_750.45, price: 20_625.37, kdv: 4_125.08, deposit: 6_187.61 }],
    items: [
      {
        lines: [
          { kind: 'multi_room', amount: 20_000 },
          { kind: 'child_age_range_2', amount: 7_500.5 },
          { kind: 'discount', label: 'İndirim (%10)', quantity: 1, unit_price: -2_750.05, amount: -2_750.05 },
        ],
      },
    ],
  })
  expect(await seatsTaken(database.db, tour.departureId)).toBe(3)
  const mail = (await mailOf(order_no))!
  expect(mail.body_text).toContain('İndirim (%10): −2.750,05 TL')
  expect(mail.body_text).toContain('Toplam tutar: 24.750,45 TL')
  expect(mail.body_text).toContain(link)
  const files = mail.attachments as { name: string; html: string }[]
  expect(files.map(({ name }) => name)).toEqual(['Paket Tur Sözleşmesi.html', 'KVKK Metni.html'])
  expect(files[0]!.html).toContain('24.750,45 TL')

  const office = (await api.get<OfficeOrder>(`/api/admin/orders/${id}`, headers)).body
  expect(office).toMatchObject({ source: 'ofis', sums: [{ total: 24_750.45 }] })
  expect(office.events.map(({ kind, by, note }) => [kind, by, note])).toEqual([
    ['durum', 'Zeynep Kaya', ''],
    ['not', 'Zeynep Kaya', 'İndirim nedeni: Üçüncü gezileri'],
  ])
  const contract = await api.get<AcceptedContract>(linkOf(link).replace('?', `/contracts/${contracts[0]}?`))
  expect(contract.body).toMatchObject({ acceptance: 'telefonda' })
  expect(contract.body.body).toContain('24.750,45 TL')
  const audit = await database.db
    .selectFrom('audit_events')
    .selectAll()
    .where('entity', '=', 'orders')
    .where('entity_id', '=', String(id))
    .executeTakeFirstOrThrow()
  expect(audit).toMatchObject({ user_id: staff.id, action: 'create' })
  expect(JSON.stringify(audit)).not.toContain(new URL(link).searchParams.get('key'))
})

test('an order confirmed at once is confirmed in the database and in its mail, and is due now', async () => {
  const tour = await cheap()
  const { body } = await sell([{ tour, adults: 2 }], { confirm: true })
  expect(body.data).toMatchObject({ status: 'onayli', hold_until: null })
  const mail = (await mailOf(body.data.order_no))!
  expect(mail.subject).toBe(`Rezervasyonunuz onaylandı: ${body.data.order_no}`)
  expect(mail.body_text).toContain('Şimdi 5.000 TL')
  const office = (await api.get<OfficeOrder>(`/api/admin/orders/${body.data.id}`, headers)).body
  expect(office.events.map(({ to_status, by }) => [to_status, by])).toEqual([
    ['opsiyonlu', 'Zeynep Kaya'],
    ['onayli', 'Zeynep Kaya'],
  ])
})

test('a gift is confirmed and paid at once, though the clerk would hold it', async () => {
  const tour = await cheap()
  const { body } = await sell(
    [{ tour, discount: { percent: 100 } }],
    { discount_reason: 'Hediye' },
    { by: await apiOf('yonetici') },
  )
  expect(body.data).toMatchObject({ status: 'onayli', hold_until: null })
  const office = (await api.get<OfficeOrder>(`/api/admin/orders/${body.data.id}`, headers)).body
  expect([office.status, office.payment_status]).toEqual(['onayli', 'odendi'])
})

test('a hold without a time ends with the first day of travel at the latest', async () => {
  const tour = await insertSoldTour(database.db, { start_date: '2026-11-22' })
  const { body } = await sell([{ tour }])
  expect(body.data.hold_until).toBe('2026-11-22T20:59:00.000Z')
})

test('a reason without a discount leaves no note', async () => {
  const tour = await cheap()
  const { body } = await sell([{ tour }], { discount_reason: 'Yakını' })
  const office = (await api.get<OfficeOrder>(`/api/admin/orders/${body.data.id}`, headers)).body
  expect(office.events.map(({ kind }) => kind)).not.toContain('not')
})

test('a hold ends when the clerk says, at most after seven days', async () => {
  const tour = await cheap()
  const held = await sell([{ tour }], { hold_until: '2026-11-25T15:00:00.000Z' })
  expect(held.body.data.hold_until).toBe('2026-11-25T15:00:00.000Z')
  expect((await mailOf(held.body.data.order_no))!.body_text).toContain('25 Kasım 2026 18.00’e kadar')
  for (const hold_until of ['2026-11-22T09:00:00Z', '2026-12-01T09:00:00Z', 'tomorrow'])
    expect(errorsOf(await sell([{ tour }], { hold_until })), hold_until).toEqual(['hold_until'])
})

test('without an e-mail address the order has no mail, and none can be promised', async () => {
  const tour = await cheap()
  expect(errorsOf(await sell([{ tour }], { email: '' }))).toEqual(['email'])
  const { status, body } = await sell([{ tour }], { email: '', send_mail: false })
  expect([status, body.data.is_mailed]).toEqual([201, false])
  expect(await mailOf(body.data.order_no)).toBeUndefined()
  const cancelled = await api.post(linkOf(body.data.link).replace('?', '/cancel-request?'), {})
  expect(cancelled.status).toBe(200)
  const mails = await database.db.selectFrom('outbox').select('recipient').where('recipient', '=', '').execute()
  expect(mails).toEqual([])
})

test('a mail is sent only when the clerk wants one, in the language of the customer', async () => {
  const tour = await cheap()
  const quiet = await sell([{ tour }], { send_mail: false })
  expect(await mailOf(quiet.body.data.order_no)).toBeUndefined()
  const { body } = await sell([{ tour }], { lang: 'en' })
  expect((await mailOf(body.data.order_no))!.subject).toContain('Your booking is ready')
  expect(body.data.link).toContain('/en/')
})

test.each([
  ['satis', { percent: 10 }, 201],
  ['satis', { percent: 11 }, 422],
  ['satis', { amount: 1_400 }, 201],
  ['satis', { amount: 1_400.01 }, 422],
  ['yonetici', { percent: 100 }, 201],
  ['yonetici', { amount: 14_000.01 }, 422],
] as const)('%s gives a discount of %o: %d', async (role, discount, status) => {
  const tour = await cheap()
  const answer = await sell([{ tour, discount }], { discount_reason: 'Yakını' }, { by: await apiOf(role) })
  expect(answer.status).toBe(status)
  if (status === 422) expect(errorsOf(answer)).toEqual(['cart.0.discount'])
})

test.each([
  ['a discount without a reason', { discount: { percent: 5 } }, {}, 'discount_reason'],
  ['no acceptance on the telephone', {}, { phone_acceptance: false }, 'phone_acceptance'],
  ['no telephone', {}, { phone: '' }, 'phone'],
  ['no name', {}, { name: '' }, 'name'],
  ['an unknown language', {}, { lang: 'xx' }, 'lang'],
  ['an unknown field', {}, { total: 1 }, 'total'],
  ['too many single rooms', { singleRoomQuantity: 2 }, {}, 'cart.0.singleRoomQuantity'],
])('%s is refused at its field, and nothing is written', async (_, wish, more, field) => {
  const tour = await cheap()
  const answer = await sell([{ tour, ...wish } as SaleWish], more)
  expect([answer.status, errorsOf(answer)]).toEqual([422, [field]])
  expect(await seatsTaken(database.db, tour.departureId)).toBe(0)
})

test('several tours are sold together or not at all, and the one without seats is named', async () => {
  const [free, full] = [await cheap(), await insertSoldTour(database.db, { quota: 1 })]
  const both = await sell([
    { tour: free, adults: 2 },
    { tour: full, adults: 2 },
  ])
  expect([both.status, both.body.items]).toEqual([409, [{ position: 2, seats_left: 1 }]])
  expect(await seatsTaken(database.db, free.departureId)).toBe(0)
  expect((await sell([{ tour: free, adults: 2 }, { tour: full }])).status).toBe(201)
})

test('a price that has changed since it was shown is refused with the new one', async () => {
  const tour = await cheap()
  const { status, body } = await sell([{ tour, adults: 2, shown_total: 19_000 }])
  expect([status, body.items]).toEqual([409, [{ position: 1, total: 20_000 }]])
})

test('staff sell what visitors have to ask for, until the day of departure, but neither cancelled nor closed ones', async () => {
  const today = '2026-11-22'
  const at = (day: number, more: object) => insertSoldTour(database.db, { start_date: addDays(today, day), ...more })
  const visitor = (tour: SoldTour) =>
    api.post('/api/orders', orderBody([{ tour }], contracts), { 'idempotency-key': randomUUID() })
  const onRequest = await at(30, { status: 'sorunuz' })
  expect([(await visitor(onRequest)).status, (await sell([{ tour: onRequest }])).status]).toEqual([422, 201])
  const leavesToday = await at(0, { sales_cutoff_days: 1 })
  expect([(await visitor(leavesToday)).status, (await sell([{ tour: leavesToday }])).status]).toEqual([422, 201])
  for (const tour of [await at(30, { status: 'iptal' }), await at(30, { status: 'dolu' }), await at(-1, {})])
    expect((await sell([{ tour }])).status).toBe(422)
})

test('50 presses of one sale make one order, one mail and one answer', async () => {
  const tour = await cheap()
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 50 }, () => sell([{ tour }], {}, { key })))
  expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
  expect(answers[0]!.status).toBe(201)
  expect(await seatsTaken(database.db, tour.departureId)).toBe(1)
  expect(errorsOf(await sell([{ tour }], { city: 'Başka' }, { key }))).toEqual(['Idempotency-Key'])
})

test('of staff and visitors who want the last seats at once, exactly the seats are sold', async () => {
  const tour = await insertSoldTour(database.db, { quota: 5 })
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      n % 2 === 0
        ? sell([{ tour }])
        : api.post('/api/orders', orderBody([{ tour }], contracts), { 'idempotency-key': randomUUID() }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(35)
  expect(await seatsTaken(database.db, tour.departureId)).toBe(5)
})

test.each(['muhasebe', 'icerik'] as const)('%s cannot sell', async (role) => {
  const by = await apiOf(role)
  expect((await sell([{ tour: await cheap() }], {}, { by })).status).toBe(403)
  expect((await by.get('/api/admin/sales/departures', headers)).status).toBe(403)
})

test('the price names what cannot be sold and prices the rest, as the sale would', async () => {
  const [tour, full] = [await cheap(), await insertSoldTour(database.db, { quota: 1 })]
  const price = async (cart: SaleWish[]) => {
    const query = new URLSearchParams({ cart: JSON.stringify(saleBody(cart).cart), customer: 'tr' })
    return (await api.get<SalePrice>(`/api/admin/sales/price?${query}`, headers)).body
  }
  const priced = await price([
    { tour, adults: 2, discount: { amount: 500 } },
    { tour: full, adults: 2 },
    { tour: { ...tour, tourDate: '2031-01-01' } },
    { tour, adults: 2, discount: { percent: 50 } },
  ])
  expect(priced.items.map(({ priced: item, problem }) => [item?.total ?? null, item?.full ?? null, problem])).toEqual([
    [19_500, 20_000, null],
    [20_000, 20_000, 'Bu kalkışta 1 yer kaldı.'],
    [null, null, 'Bu turun bu tarihte kalkışı yok ya da artık satılmıyor'],
    [10_000, 20_000, 'Rolünüz en fazla %10 indirim yapabilir'],
  ])
  expect(priced.totals).toMatchObject([{ currency: 'TRY', total: 49_500 }])
  const { body: terms } = await api.get('/api/admin/sales/terms', headers)
  expect(terms).toMatchObject({
    max_discount: 10,
    hold_hours: 24,
    sends_mail: true,
    languages: [{ abbr: 'tr' }, { abbr: 'en' }],
  })
  expect(
    (await sell([{ tour, adults: 2, discount: { amount: 500 }, shown_total: 19_500 }], { discount_reason: 'x' }))
      .status,
  ).toBe(201)
})

test('departures are found by the words of a tour, a date, or an id, the soonest first', async () => {
  const at = (start_date: string) =>
    insertSoldTour(
      database.db,
      { start_date },
      {
        code: `IZM-${start_date}`,
        texts: { tr: { name: `Ilıca Kaçamağı ${start_date.slice(5)}`, tour_place: 'İzmir' } },
      },
    )
  const [april, may] = [await at('2027-04-03'), await at('2027-05-10')]
  const find = async (query: Record<string, string>) => {
    const { body } = await api.get<SaleDeparture[]>(
      `/api/admin/sales/departures?${new URLSearchParams(query)}`,
      headers,
    )
    return body.map(({ id }) => id)
  }
  expect(await find({ search: 'ilica' })).toEqual([april.departureId, may.departureId])
  expect(await find({ search: 'kaçamağı 4 nisan' })).toEqual([may.departureId])
  expect(await find({ search: 'ılıca nisan' })).toEqual([april.departureId])
  expect(await find({ search: 'IZM-2027-05' })).toEqual([may.departureId])
  expect(await find({ id: String(may.departureId) })).toEqual([may.departureId])
  expect(await find({ search: 'yok böyle bir tur' })).toEqual([])
})

test('a full departure is not among those that can be sold', async () => {
  const tour = await insertSoldTour(database.db, { quota: 2, seats_taken: 2 })
  const query = new URLSearchParams({ id: String(tour.departureId) })
  expect((await api.get(`/api/admin/sales/departures?${query}`, headers)).body).toEqual([])
})

test('a caller who has ordered before is found by telephone, e-mail or name, with the last details', async () => {
  const tour = await cheap()
  const caller = { name: 'Selim Ünal', phone: '0 (544) 987 65 43', email: 'selim@eski.example', city: 'Bursa' }
  const invoice = { kind: 'kurumsal', title: 'Ünal Makine A.Ş.', tax_office: 'Osmangazi', tax_no: '1234567890' }
  await sell([{ tour }], caller)
  await sell([{ tour }], { ...caller, phone: '05449876543', email: 'selim@yeni.example', city: 'Ankara', invoice })
  for (const search of ['987 65', 'selim@yeni', 'ünal']) {
    const { body } = await api.get<KnownCustomer[]>(
      `/api/admin/sales/customers?${new URLSearchParams({ search })}`,
      headers,
    )
    expect(body, search).toMatchObject([
      { name: 'Selim Ünal', email: 'selim@yeni.example', city: 'Ankara', lang: 'tr', invoice },
    ])
  }
})

test('a company’s invoice is kept with the order, and is refused without its tax number', async () => {
  const tour = await cheap()
  const invoice = { kind: 'kurumsal', title: 'Ünal Makine A.Ş.', tax_office: 'Osmangazi', tax_no: '12345' }
  expect(errorsOf(await sell([{ tour }], { invoice }))).toEqual(['invoice.tax_no'])
  const { body } = await sell([{ tour }], { invoice: { ...invoice, tax_no: '1234567890' } })
  expect((await api.get<Order>(linkOf(body.data.link))).body.invoice).toEqual({ ...invoice, tax_no: '1234567890' })
})

test('a contract in a mail has its whole name, also with letters that mean something in HTML', async () => {
  await insertContract(database.db, 'Şart & "Ek" <1>', '<p>Metin</p>')
  const { body } = await sell([{ tour: await cheap() }])
  const files = (await mailOf(body.data.order_no))!.attachments as { name: string; html: string }[]
  expect(files.at(-1)).toEqual({
    name: 'Şart &  Ek   1 .html',
    html: expect.stringContaining('<h1>Şart &amp; &quot;Ek&quot; &lt;1&gt;</h1><p>Metin</p>'),
  })
})

test('the contracts state how long the seats of this sale are held', async () => {
  const contract_id = await insertContract(database.db, 'Süre', '<p>{{hold_hours}} saat</p>')
  const tour = await cheap()
  for (const [hold_until, text, confirm] of [
    ['2026-11-23T15:30:00Z', '<p>30 saat</p>', false],
    ['2026-11-24T09:00:00Z', '<p>48 saat</p>', false],
    ['', '<p>24 saat</p>', false],
    // Nothing is held: the agency's usual time.
    ['', '<p>24 saat</p>', true],
  ]) {
    const { body } = await sell([{ tour }], { hold_until, confirm })
    const accepted = (
      await api.get<{ body: string }>(`/api/admin/orders/${body.data.id}/contracts/${contract_id}`, headers)
    ).body
    expect(accepted.body).toBe(text)
  }
})
