import { randomUUID } from 'node:crypto'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { dayOf } from '#src/base/dates.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import type { Staff } from '#src/base/http/endpoint/services.server.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import { type SaleWish, saleBody } from '#src/features/booking/office-sale/office-sale.fixture.ts'
import type { SaleMade } from '#src/features/booking/office-sale/office-sale.schema.ts'
import { transitionOrder } from '#src/features/orders/book/order-transitions.commands.server.ts'
import { passengerBody } from '#src/features/orders/office-orders.fixture.ts'
import { insertAgency, insertSoldTour, type SoldTour, seatsTaken } from '#src/features/orders/orders.fixture.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import type { Passenger, ShownDeparture } from './departure-lists.schema.ts'
import { numberedRooms } from './passengers.rules.ts'

const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
const now = new Date('2026-11-22T09:00:00Z')
const database = ownDatabase()
const { item: _, ...filled } = passengerBody
let staff: Staff
let api: TestApi
let tour: SoldTour
/** A family that is held, a couple that is confirmed, one that cancelled and one whose hold has ended. */
let made: SaleMade['data'][]

const path = (part = '') => `/api/admin/departures/${tour.departureId}${part}`
const shown = async () => (await api.get<ShownDeparture>(path(), headers)).body
const sell = async (wish: SaleWish, more: object) => {
  const { status, body } = await api.post<SaleMade>('/api/admin/orders', saleBody([wish], more), {
    ...headers,
    'idempotency-key': randomUUID(),
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.data
}
const file = async (name: string) => {
  const answer = await api.fetch(new Request(`http://localhost${path(`/lists/${name}`)}`, { headers }))
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

beforeAll(async () => {
  const { db } = database
  await insertAgency(db)
  staff = await insertStaff(db, 'satis')
  api = testApi(endpoints, { db, staff, now: () => now })
  tour = await insertSoldTour(
    db,
    { start_date: '2027-04-12', quota: 30, note: 'Otel onayı bekleniyor' },
    { code: 'KPD-1', nights: 2, min_participants: 10, texts: { tr: { name: 'Kapadokya', tour_place: 'Göreme' } } },
  )
  made = [
    await sell(
      { tour, adults: 2, childrenQuantity: 2, childrenAges: [4, 9], discount: { percent: 10 } },
      { name: '=Fatma Demir', message: 'Cam kenarı', discount_reason: 'Sadık müşteri' },
    ),
    await sell({ tour, adults: 2, singleRoomQuantity: 1 }, { name: 'Çağrı Işık', confirm: true }),
    await sell({ tour, adults: 3 }, { name: 'Vazgeçen Müşteri' }),
    await sell({ tour, adults: 5 }, { name: 'Süresi Dolan' }),
  ]
  await transaction(db, async (tx) => {
    await transitionOrder(tx, made[2]!.id, { to: 'iptal', actor: 'staff', now, user_id: staff.id })
    await transitionOrder(tx, made[3]!.id, { to: 'suresi-doldu', actor: 'system', now })
  })
})

test('the seats are those of the departure, and the orders are the ones that hold them', async () => {
  const departure = await shown()
  expect(departure).toMatchObject({
    tour_name: 'Kapadokya',
    tour_code: 'KPD-1',
    note: 'Otel onayı bekleniyor',
    min_participants: null,
    tour_min_participants: 10,
    quota: 30,
    seats_taken: await seatsTaken(database.db, tour.departureId),
    held: 4,
    sold: 2,
    free: 24,
    may_sell: true,
  })
  expect(departure.orders.map(({ order_no, seats, status }) => [order_no, seats, status])).toEqual([
    [made[0]!.order_no, 4, 'opsiyonlu'],
    [made[1]!.order_no, 2, 'onayli'],
  ])
  expect(departure.orders.reduce((n, { seats }) => n + seats, 0)).toBe(departure.seats_taken)
})

test('an order has its party, rooms, discount and balance, and the totals are their sums', async () => {
  const { orders, totals } = await shown()
  const [family, couple] = orders
  expect(family).toMatchObject({
    adults: 2,
    children_ages: [4, 9],
    message: 'Cam kenarı',
    tours: 1,
    rooms: [
      { adults: 1, children_ages: [4] },
      { adults: 1, children_ages: [9] },
    ],
  })
  expect(couple!.rooms).toEqual([
    { adults: 1, children_ages: [] },
    { adults: 1, children_ages: [] },
  ])
  expect(family!.sums).toMatchObject([{ total: family!.total, paid: 0, open: family!.total }])
  const total = family!.total + couple!.total
  expect(totals).toEqual([{ currency: 'TRY', total, paid: 0, open: total }])
})

test('the passengers are a row per seat', async () => {
  const { body } = await api.get<Passenger[]>(path('/passengers'), headers)
  expect(body.map(({ id, name, age, room }) => [id, name, age, room])).toEqual([
    [1, '=Fatma Demir', null, 1],
    [2, '=Fatma Demir', 4, 1],
    [3, '=Fatma Demir', null, 2],
    [4, '=Fatma Demir', 9, 2],
    [5, 'Çağrı Işık', null, 3],
    [6, 'Çağrı Işık', null, 4],
  ])
})

test('the files are read back with the same people and amounts', async () => {
  const { orders } = await shown()
  const { answer, bytes } = await file('orders.xlsx')
  expect(answer.headers.get('content-disposition')).toContain(
    "filename*=UTF-8''KPD-1%202027-04-12%20Sipari%C5%9Fler.xlsx",
  )
  const [sheet] = (await readXlsx(bytes)).sheets
  const column = (title: string) => sheet!.rows[0]!.indexOf(title)
  const read = sheet!.rows
    .slice(1)
    .map((row) => ['Sipariş', 'Müşteri', 'Kalan', 'Durum'].map((title) => row[column(title)]))
  expect(read).toEqual([
    [orders[0]!.order_no, '=Fatma Demir', orders[0]!.total, 'Opsiyonlu'],
    [orders[1]!.order_no, 'Çağrı Işık', orders[1]!.total, 'Onaylı'],
  ])
  const [passengers] = (await readXlsx((await file('passengers.xlsx')).bytes)).sheets
  expect(passengers!.rows).toHaveLength(1 + 6)
  const rooms = new TextDecoder()
    .decode((await file('rooms.csv')).bytes)
    .trimEnd()
    .split('\r\n')
  expect(rooms).toHaveLength(1 + 4)
  expect(rooms[1]).toMatch(/^1;İki kişilik;1;4;;'=Fatma Demir;/)
})

test('an order is due when its next money is: the deposit, then the balance, then nothing', async () => {
  const { db } = database
  const sold = await insertSoldTour(db, { start_date: '2027-04-12' })
  const order = await sell({ tour: sold, adults: 2 }, { confirm: true })
  const due = async () => {
    const { body } = await api.get<ShownDeparture>(`/api/admin/departures/${sold.departureId}`, headers)
    return [body.orders[0]!.sums[0]!.open, body.orders[0]!.due_on]
  }
  const pay = (amount: number) => {
    const payment = { order_id: order.id, amount, currency: 'TRY', paid_on: dayOf(now), status: 'eslesti' } as const
    return db.insertInto('payments').values(payment).execute()
  }
  expect(await due()).toEqual([20_000, '2026-11-23'])
  await pay(5000_00)
  expect(await due()).toEqual([15_000, '2027-03-22'])
  await pay(15_000_00)
  expect(await due()).toEqual([0, null])
})

test('seats that are released leave the lists, and their sums', async () => {
  const { db } = database
  const sold = await insertSoldTour(db, { start_date: '2027-04-12', quota: 8 })
  const order = await sell({ tour: sold, adults: 3 }, { confirm: true })
  const at = `/api/admin/departures/${sold.departureId}`
  const read = async () => ({
    departure: (await api.get<ShownDeparture>(at, headers)).body,
    passengers: (await api.get<Passenger[]>(`${at}/passengers`, headers)).body,
  })
  const before = await read()
  expect(before.departure).toMatchObject({ seats_taken: 3, sold: 3, free: 5, orders: [{ order_no: order.order_no }] })
  expect(before.passengers).toHaveLength(3)
  await transaction(db, (tx) => transitionOrder(tx, order.id, { to: 'iptal', actor: 'staff', now, user_id: staff.id }))
  const after = await read()
  expect(after.departure).toMatchObject({ seats_taken: 0, held: 0, sold: 0, free: 8, orders: [], totals: [] })
  expect(after.passengers).toEqual([])
})

test('a departure without orders is empty', async () => {
  const empty = await insertSoldTour(database.db, { quota: 8 }, { nights: 0 })
  const { body } = await api.get<ShownDeparture>(`/api/admin/departures/${empty.departureId}`, headers)
  expect(body).toMatchObject({ seats_taken: 0, held: 0, sold: 0, free: 8, orders: [], totals: [] })
})

test('unknown departures and files are not found', async () => {
  expect((await api.get('/api/admin/departures/999999', headers)).status).toBe(404)
  expect((await file('cancelled.xlsx')).answer.status).toBe(404)
})

test('accounting sees the departure, but cannot sell', async () => {
  const accounting = await insertStaff(database.db, 'muhasebe')
  const theirs = testApi(endpoints, { db: database.db, staff: accounting, now: () => now })
  expect((await theirs.get<ShownDeparture>(path(), headers)).body.may_sell).toBe(false)
})

test('lists show who travels; the file has the numbers for those who may see them, and that is recorded', async () => {
  const { db } = database
  const sold = await insertSoldTour(db, { start_date: '2027-04-12' })
  const order = await sell({ tour: sold, adults: 2, childrenQuantity: 1, childrenAges: [5] }, { confirm: true })
  const at = `/api/admin/departures/${sold.departureId}`
  const fill = (seat: number, name: string, birth_date: string) =>
    api.post(
      `/api/admin/orders/${order.id}/passengers`,
      { ...passengerBody, seat, name, birth_date, _method: 'PUT' },
      headers,
    )
  await fill(1, 'Ayşe', '1985-04-12')
  await fill(3, 'Can', '2020-01-01')
  const { body } = await api.get<Passenger[]>(`${at}/passengers`, headers)
  expect(body.map(({ passenger, age, document_no }) => [passenger, age, document_no])).toEqual([
    ['Ayşe Yılmaz', null, '••••••••146'],
    ['', null, ''],
    ['Can Yılmaz', 7, '••••••••146'],
  ])
  const csv = async (of: TestApi) => {
    const answer = await of.fetch(new Request(`http://localhost${at}/lists/passengers.csv`, { headers }))
    return answer.text()
  }
  const accounting = await insertStaff(db, 'muhasebe', { email: 'muhasebe2@deneme.example' })
  expect(await csv(testApi(endpoints, { db, staff: accounting, now: () => now }))).toContain('••••••••146')
  const looks = db
    .selectFrom('audit_events')
    .select(['entity_id', 'after'])
    .where('entity', '=', 'departures')
    .where('action', '=', 'look')
  expect(await looks.execute()).toEqual([])
  expect(await csv(api)).toContain('10000000146')
  expect(await looks.execute()).toEqual([{ entity_id: String(sold.departureId), after: { passengers: 2 } }])
})

test('the file for airlines has the country of a passport, and the telephone of the passenger if there is one', async () => {
  const sold = await insertSoldTour(database.db, { start_date: '2027-04-12' })
  const order = await sell({ tour: sold, adults: 2 }, { confirm: true })
  const passport = {
    document: 'pasaport',
    document_no: 'C01X00T47',
    document_country: 'DE',
    document_until: '2030-01-01',
  }
  const body = { ...passengerBody, ...passport, phone: '+49 30 1234567', _method: 'PUT' }
  expect((await api.post(`/api/admin/orders/${order.id}/passengers`, body, headers)).status).toBe(200)
  const read = async (name: string) => {
    const path = `http://localhost/api/admin/departures/${sold.departureId}/lists/${name}`
    const answer = await api.fetch(new Request(path, { headers }))
    const [sheet] = (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets
    const [titles, ...rows] = sheet!.rows
    return { titles: titles!, cells: (title: string) => rows.map((row) => row[titles!.indexOf(title)] || null) }
  }
  const { titles, cells } = await read('passengers.xlsx')
  const at = titles.indexOf('Belge numarası')
  expect(titles.slice(at, at + 3)).toEqual(['Belge numarası', 'Belgeyi veren ülke', 'Belgenin geçerlilik günü'])
  expect(cells('Belge numarası')).toEqual(['C01X00T47', null])
  expect(cells('Belgeyi veren ülke')).toEqual(['DE', null])
  expect(cells('Telefon')).toEqual(['+49301234567', '+90 532 111 22 33'])
  expect((await read('passengers.xlsx?lang=en')).titles).toContain('Issued by')
})

test('of each passenger the lists say what is missing, also a passport that ends too soon for the tour', async () => {
  const { db } = database
  const dates = { start_date: '2027-04-12', end_date: '2027-04-14' }
  const abroad = await insertSoldTour(db, dates, { countries: ['GR'] })
  await sell({ tour: abroad, adults: 2 }, { confirm: true })
  const at = `/api/admin/departures/${abroad.departureId}`
  const { item_id: order_item_id } = (await api.get<ShownDeparture>(at, headers)).body.orders[0]!.people[0]!
  const passport = { document: 'pasaport', document_no: 'U1234567', document_country: 'TR' } as const
  // As a move to a later date leaves it, the second one ends a day too soon.
  const rows = ['2027-10-14', '2027-10-13'].map((document_until, at) => {
    return { ...filled, ...passport, order_item_id, seat: at + 1, document_until }
  })
  await db.insertInto('passengers').values(rows).execute()
  const accounting = await insertStaff(db, 'muhasebe', { email: 'muhasebe3@deneme.example' })
  for (const of of [api, testApi(endpoints, { db, staff: accounting, now: () => now })]) {
    const { body } = await of.get<ShownDeparture>(at, headers)
    expect(body.asks_passengers).toBe(true)
    const lacks = body.orders[0]!.people.map((each) => [each.missing, each.document_needed_until, each.document_no])
    expect(lacks).toEqual([
      [[], '2027-10-14', '•••••567'],
      [['document_until'], '2027-10-14', '•••••567'],
    ])
  }
})

test('what is missing does not matter after the tour, or when the agency does not ask', async () => {
  const { db } = database
  const asks = async (at: string, asksPassengers: boolean) => {
    const own = testApi(endpoints, { db, staff, now: () => new Date(`${at}T09:00:00Z`) })
    Object.assign(own.services.settings, { asksPassengers })
    return (await own.get<ShownDeparture>(path(), headers)).body.asks_passengers
  }
  const { end_date } = await shown()
  expect([await asks(end_date, true), await asks(end_date, false), await asks('2027-05-01', true)]).toEqual([
    true,
    false,
    false,
  ])
})

test('a room plan names everybody once, survives a new order, and is forgotten', async () => {
  const { db } = database
  const sold = await insertSoldTour(db, { start_date: '2027-04-12' }, { nights: 2 })
  await sell({ tour: sold, adults: 2 }, { confirm: true })
  await sell({ tour: sold, adults: 1 }, { confirm: true })
  const at = `/api/admin/departures/${sold.departureId}`
  const read = async () => (await api.get<ShownDeparture>(at, headers)).body.orders
  const save = async (rooms: object) => (await api.post(`${at}/rooms`, { rooms, _method: 'PUT' }, headers)).status
  const [a, b, c] = (await read()).flatMap(({ people }) => people).map(({ item_id, seat }) => ({ item_id, seat }))
  expect([
    await save([[a, b]]),
    await save([
      [a, b],
      [c, c],
    ]),
    await save([[a, b, { ...c!, seat: 2 }]]),
  ]).toEqual([409, 409, 409])
  expect(await save([[b, c], [a]])).toBe(200)
  const plan = async () =>
    numberedRooms(await read()).map(({ people }) => people.map(({ person }) => `${person.item_id}/${person.seat}`))
  const key = ({ item_id, seat }: { item_id: number; seat: number }) => `${item_id}/${seat}`
  expect(await plan()).toEqual([[key(b!), key(c!)], [key(a!)]])
  await sell({ tour: sold, adults: 1 }, { confirm: true })
  expect(await plan()).toHaveLength(3)
  expect(await save([])).toBe(200)
  expect(await plan()).toEqual([[key(a!), key(b!)], [key(c!)], [expect.any(String)]])
})

test('of two clerks who plan the same rooms the second is told, and may save after all', async () => {
  const { db } = database
  const sold = await insertSoldTour(db, { start_date: '2027-04-12' }, { nights: 2 })
  await sell({ tour: sold, adults: 2 }, { confirm: true })
  const at = `/api/admin/departures/${sold.departureId}`
  const read = async () => (await api.get<ShownDeparture>(at, headers)).body
  const save = (rooms: object, version?: number) =>
    api.post<{ message: string; version?: number }>(`${at}/rooms`, { rooms, version, _method: 'PUT' }, headers)
  const people = async () => (await read()).orders.flatMap((order) => order.people)
  const [a, b] = (await people()).map(({ item_id, seat }) => ({ item_id, seat }))
  const { rooms_version: first } = await read()
  expect((await save([[a], [b]], first)).status).toBe(200)
  const refused = await save([[a, b]], first)
  expect(refused.body.message).toContain('siz düzenlerken değişti')
  expect([refused.status, refused.body.version]).toEqual([409, (await read()).rooms_version])
  expect((await save([], first)).status).toBe(409)
  expect((await people()).map(({ room }) => room)).toEqual([1, 2])
  expect((await save([[a, b]], refused.body.version)).status).toBe(200)
  const { rooms_version: planned } = await read()
  await sell({ tour: sold, adults: 1 }, { confirm: true })
  expect((await save([[a], [b]], planned)).status).toBe(409)
  expect((await people()).map(({ room }) => room)).toEqual([1, 1, null])
})
