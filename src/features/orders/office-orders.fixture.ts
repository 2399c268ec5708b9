import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll } from 'vitest'
import { addDays, type Day, dayOf } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import type { Staff } from '#src/base/http/endpoint/services.server.ts'
import { type StaffWrite, type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import type { OrderCreated } from '#src/features/booking/checkout/checkout.schema.ts'
import { sharedFileWrites } from '#src/features/operations/shared-files/shared-files.fixture.ts'
import { travelInfoWrites } from '#src/features/operations/travel-info/travel-info.fixture.ts'
import { insertCardPayment, takeCards } from '#src/features/payments/cards/cards.fixture.ts'
import { noticesPath } from '#src/features/payments/matching/matching.links.ts'
import { insertPaymentLink } from '#src/features/payments/payment-links/payment-links.fixture.ts'
import { insertDeparture } from '#src/features/tours/tours.fixture.ts'
import { endpoints } from '#src/server/rooms.server.ts'
import type { OfficeOrder } from './book/orders.admin.schema.ts'
import {
  type CartWish,
  insertAgency,
  insertBareItem,
  insertBareOrder,
  insertSoldTour,
  orderBody,
} from './orders.fixture.ts'
import { orderApiPath, orderTopic } from './orders.links.ts'

export type OfficeAgency = {
  db: Db
  /** of the database, for other processes */
  url: string
  api: TestApi
  staff: Staff
  /** the clock of the API */
  clock: { now: Date }
  order: (...cart: CartWish[]) => Promise<PlacedOrder>
  /** An order of a customer who reads another language. */
  orderIn: (lang: string, ...cart: CartWish[]) => Promise<PlacedOrder>
  /** The customer reports a bank transfer in lira. @returns the payment's id */
  report: (order: PlacedOrder, amount?: number) => Promise<number>
  read: (id: number) => Promise<OfficeOrder>
  send: (method: 'POST' | 'PUT', path: string, body: object) => Promise<{ status: number; body: Answer }>
  /** Staff enter money, on the order as it is now. */
  enter: (id: number, entry: object) => Promise<{ status: number; body: Answer }>
}
export type PlacedOrder = { id: number; order_no: string; key: string }
type Answer = { message: string; version?: number; errors?: object; changes?: object[]; data?: { id: number } }

export const officeHeaders = { authorization: `Bearer ${'x'.repeat(43)}` }

/** The API of this room with a signed-in manager, on a database with an agency. Call it at the top of a test file. */
export function officeAgency(at: Date): OfficeAgency {
  const database = ownDatabase()
  const clock = { now: at }
  let api: TestApi
  let staff: Staff
  let contracts: number[]
  beforeAll(async () => {
    contracts = (await insertAgency(database.db)).contracts
    staff = await insertStaff(database.db, 'yonetici', { name: 'Zeynep Kaya' })
    api = testApi(endpoints, { db: database.db, staff, now: () => clock.now })
  })
  return {
    get db() {
      return database.db
    },
    get url() {
      return database.url
    },
    get api() {
      return api
    },
    get staff() {
      return staff
    },
    clock,
    order(...cart) {
      return this.orderIn('tr', ...cart)
    },
    async orderIn(lang, ...cart) {
      const { status, body } = await api.post<OrderCreated>(`/api/orders?lang=${lang}`, orderBody(cart, contracts), {
        'idempotency-key': randomUUID(),
      })
      if (status !== 201) throw new Error(JSON.stringify(body))
      const { order_no, key } = body.data
      const found = database.db.selectFrom('orders').select('id').where('order_no', '=', order_no)
      return { ...(await found.executeTakeFirstOrThrow()), order_no, key }
    },
    async report({ id, order_no, key }, amount) {
      const { id: bank_account_id } = await database.db
        .selectFrom('bank_accounts')
        .select('id')
        .where('currency', '=', 'TRY')
        .executeTakeFirstOrThrow()
      const body = { paid_on: dayOf(clock.now), bank_account_id, sender: 'Ayşe Yılmaz', ...(amount && { amount }) }
      const answer = await api.post(orderApiPath(order_no, key, '/payment-notice'), body, {
        'idempotency-key': randomUUID(),
      })
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      const payments = database.db.selectFrom('payments').select('id').where('order_id', '=', id).orderBy('id', 'desc')
      return (await payments.executeTakeFirstOrThrow()).id
    },
    async read(id) {
      return (await api.get<OfficeOrder>(`/api/admin/orders/${id}`, officeHeaders)).body
    },
    async send(method, path, body) {
      const sent = method === 'PUT' ? { ...body, _method: 'PUT' } : body
      return api.post<Answer>(`/api/admin/orders${path}`, sent, officeHeaders)
    },
    async enter(id, entry) {
      const { version } = await this.read(id)
      return this.send('POST', `/${id}/payments`, { version, ...entry })
    },
  }
}

/** One order that is on hold, for the samples below. */
async function heldOrder(db: Db, departure: Parameters<typeof insertSoldTour>[1] = {}): Promise<number> {
  const { tourId: tour_id, departureId: departure_id, tourDate: start_date } = await insertSoldTour(db, departure)
  const order_id = await insertBareOrder(
    db,
    `SYH-27-${String(++made).padStart(6, 'A').replaceAll('0', 'Y').replaceAll('1', 'Z')}`,
  )
  await hold(db, { order_id, tour_id, departure_id, start_date })
  return order_id
}

type Held = { order_id: number; tour_id: number; departure_id: number; start_date: Day; position?: number }

/** @returns id of the item */
function hold(db: Db, held: Held): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const id = await insertBareItem(tx, { ...held, end_date: addDays(held.start_date, 1) })
    await tx.updateTable('departures').set({ seats_taken: 1 }).where('id', '=', held.departure_id).execute()
    return id
  })
}
let made = 0

/** A change that the customer of an order asks for. @returns the message's id */
async function insertWish(db: Db, order_id: number): Promise<number> {
  const values = { order_id, by_customer: true, body: 'Başka tarih', wish: 'tarih', state: 'acik' } as const
  const row = await db
    .insertInto('order_messages')
    .values({ ...values, created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** An event as the order's making writes one. @returns the order's version */
async function insertVersion(db: Db, order_id: number): Promise<number> {
  const event = { order_id, kind: 'durum', to_status: 'opsiyonlu' } as const
  const row = await db.insertInto('order_events').values(event).returning('id').executeTakeFirstOrThrow()
  return row.id
}

async function departureOf(db: Db, order_id: number): Promise<number> {
  const item = db.selectFrom('order_items').select('departure_id').where('order_id', '=', order_id)
  return (await item.executeTakeFirstOrThrow()).departure_id
}

async function notice(db: Db, status: 'bildirildi' | 'eslesti' = 'bildirildi') {
  const id = await heldOrder(db)
  const values = { order_id: id, amount: 120_00, currency: 'TRY', paid_on: dayOf(new Date()), status } as const
  const payment = await db.insertInto('payments').values(values).returning('id').executeTakeFirstOrThrow()
  return { id, payment: payment.id }
}

const path = '/api/admin/orders'

/** A complete passenger of the first seat of an order. */
export const passengerBody = {
  item: 1,
  seat: 1,
  name: 'Ayşe',
  surname: 'Yılmaz',
  birth_date: '1985-04-12',
  gender: 'kadin',
  nationality: 'TR',
  document: 'tckn',
  document_no: '10000000146',
} as const

/** Every write route of the office on orders, for the audit test. */
export const orderWrites: Record<string, StaffWrite> = {
  [`POST ${path}/:id/payments`]: async (db) => {
    const id = await heldOrder(db)
    const entry = { method: 'nakit', amount: 120, currency: 'TRY', paid_on: dayOf(new Date()) }
    return { params: { id }, body: { ...entry, version: await insertVersion(db, id) } }
  },
  [`PUT ${path}/:id/payments/:payment/match`]: async (db) => ({ params: await notice(db) }),
  [`POST ${noticesPath}/match`]: async (db) => {
    const { id: order_id, payment: id } = await notice(db)
    return {
      body: { notices: [{ order_id, id, version: await insertVersion(db, order_id), accepts_difference: true }] },
    }
  },
  [`PUT ${path}/:id/payments/:payment/reject`]: async (db) => ({ params: await notice(db), body: { reason: 'yok' } }),
  [`POST ${path}/:id/payments/:payment/undo`]: async (db) => ({
    params: await notice(db, 'eslesti'),
    body: { reason: 'yanlış' },
  }),
  // No provider answers in a test: the refund is written, and asked about later.
  [`POST ${path}/:id/payments/:payment/refund`]: async (db) => {
    const id = await heldOrder(db)
    return {
      params: { id, payment: await insertCardPayment(db, id, 120_00) },
      body: { amount: 20, reason: 'Vazgeçti', version: await insertVersion(db, id) },
    }
  },
  [`POST ${path}/:id/payment-links`]: async (db) => {
    const id = await heldOrder(db)
    await takeCards(db)
    const wish = { currency: 'TRY', amount: 20, purpose: 'Ön ödeme', valid_until: dayOf(new Date()), sends_mail: '1' }
    return { params: { id }, body: wish }
  },
  [`POST ${path}/:id/payment-links/:link/withdraw`]: async (db) => {
    const id = await heldOrder(db)
    return { params: { id, link: await insertPaymentLink(db, id) } }
  },
  [`POST ${path}/:id/payment-links/:link/mail`]: async (db) => {
    const id = await heldOrder(db)
    return { params: { id, link: await insertPaymentLink(db, id) } }
  },
  [`PUT ${path}/status`]: async (db) => {
    const id = await heldOrder(db, { start_date: '2026-01-05', end_date: '2026-01-06' })
    await db.updateTable('orders').set({ status: 'onayli' }).where('id', '=', id).execute()
    return { body: { ids: JSON.stringify([id]), status: 'tamamlandi' } }
  },
  [`PUT ${path}/:id/status`]: async (db) => ({
    params: { id: await heldOrder(db) },
    body: { status: 'iptal', reason: 'Müşteri aradı' },
  }),
  [`POST ${path}/:id/move`]: async (db) => {
    const id = await heldOrder(db)
    const { tour_id, start_date } = await db
      .selectFrom('order_items')
      .select(['tour_id', 'start_date'])
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
    const later = addDays(start_date, 7)
    const price = { currency: 'TRY', multi_room_price: 150_00, single_room_price: 150_00 } as const
    const departure = await insertDeparture(db, tour_id, later, { end_date: addDays(later, 2), quota: 5, ...price })
    return { params: { id }, body: { departure_id: departure.id, total: 150, is_charged: '0', reason: 'Özür' } }
  },
  [`PUT ${path}/:id/cancel-request`]: async (db) => {
    const id = await heldOrder(db)
    await db.insertInto('order_events').values({ order_id: id, kind: 'iptal-istegi' }).execute()
    return { params: { id }, body: { answer: 'reddet', reason: 'Koşullara uymuyor' } }
  },
  [`PUT ${path}/:id/customer`]: async (db) => ({
    params: { id: await heldOrder(db) },
    body: { name: 'Elif Kaya', city: 'İzmir', email: 'elif@yeni.example', phone: '+90 532 111 22 33', reason: 'Yazım' },
  }),
  [`POST ${path}/:id/mails/:mail/again`]: async (db) => {
    const id = await heldOrder(db)
    const { order_no, email } = await db
      .selectFrom('orders')
      .select(['order_no', 'email'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const texts = { subject: 'Rezervasyonunuz', body_text: 'Merhaba', body_html: '<p>Merhaba</p>' }
    const values = {
      message_key: `order-created:${order_no}:customer`,
      recipient: email,
      ...texts,
      topic: orderTopic(order_no),
    }
    const mail = await db.insertInto('outbox').values(values).returning('id').executeTakeFirstOrThrow()
    return { params: { id, mail: mail.id } }
  },
  'POST /api/admin/departures/:id/cancel': async (db) => ({
    params: { id: await departureOf(db, await heldOrder(db)) },
    body: { reason: 'Yeterli katılım olmadı' },
  }),
  'PUT /api/admin/departures/:id/cancel/:order': async (db) => {
    const order = await heldOrder(db)
    const id = await departureOf(db, order)
    await db
      .insertInto('departure_cancellations')
      .values({ departure_id: id, reason: 'Fırtına', at: new Date() })
      .execute()
    return { params: { id, order }, body: { answer: 'refund' } }
  },
  'POST /api/admin/departures/:id/message': async (db) => ({
    params: { id: await departureOf(db, await heldOrder(db)) },
    body: { subject: 'Kalkış saati', body: 'Otobüsümüz 07.30’da kalkıyor.' },
  }),
  'POST /api/admin/departures/:id/reminders': async (db) => {
    const order = await heldOrder(db)
    // Its travellers are asked for, and nobody has filled them in.
    await db.updateTable('orders').set({ status: 'onayli' }).where('id', '=', order).execute()
    return { params: { id: await departureOf(db, order) }, body: { orders: [order] } }
  },
  ...travelInfoWrites((db) => heldOrder(db)),
  ...sharedFileWrites((db) => heldOrder(db).then((id) => departureOf(db, id))),
  'PUT /api/admin/departures/:id/rooms': async (db) => {
    const order_id = await heldOrder(db)
    const item = db.selectFrom('order_items').select(['id', 'departure_id']).where('order_id', '=', order_id)
    const { id: item_id, departure_id: id } = await item.executeTakeFirstOrThrow()
    return { params: { id }, body: { rooms: JSON.stringify([[{ item_id, seat: 1 }]]) } }
  },
  [`PUT ${path}/:id/passengers`]: async (db) => ({ params: { id: await heldOrder(db) }, body: passengerBody }),
  [`POST ${path}/:id/passengers/copy`]: async (db) => {
    const id = await heldOrder(db)
    const { tourId: tour_id, departureId: departure_id, tourDate: start_date } = await insertSoldTour(db)
    const order_item_id = await hold(db, { order_id: id, tour_id, departure_id, start_date, position: 2 })
    const { item: _, ...person } = passengerBody
    await db
      .insertInto('passengers')
      .values({ ...person, order_item_id })
      .execute()
    return { params: { id }, body: { item: 1 } }
  },
  [`POST ${path}/:id/passengers/accept`]: async (db) => {
    const id = await heldOrder(db)
    const item = await db.selectFrom('order_items').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow()
    // A departure that cost 100 liras more would make a difference for anybody whose age is known.
    const prices = { multi_room_price: 220_00, single_room_price: 220_00, child_prices: [], child_bands: [] }
    const rules = JSON.stringify({ ...prices, nights: 1, child_price_min_adults: 2 })
    await sql`ALTER TABLE order_items DISABLE TRIGGER USER`.execute(db)
    await db.updateTable('order_items').set({ prices: rules }).where('id', '=', item.id).execute()
    await sql`ALTER TABLE order_items ENABLE TRIGGER USER`.execute(db)
    return { params: { id }, body: { item: 1, total: 220 } }
  },
  [`POST ${path}/:id/passengers/reveal`]: async (db) => {
    const id = await heldOrder(db)
    const item = await db.selectFrom('order_items').select('id').where('order_id', '=', id).executeTakeFirstOrThrow()
    const { item: _, ...person } = passengerBody
    await db
      .insertInto('passengers')
      .values({ ...person, order_item_id: item.id })
      .execute()
    return { params: { id }, body: { item: 1, seat: 1 } }
  },
  [`POST ${path}/:id/documents`]: async (db) => {
    const id = await heldOrder(db)
    await db.updateTable('orders').set({ status: 'onayli' }).where('id', '=', id).execute()
    await db
      .insertInto('company')
      .values({ project_company_name: 'Deneme', main_color: '#1b6b76', second_color: '#ffffff' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { params: { id }, body: { kind: 'voucher', lang: 'tr' } }
  },
  [`POST ${path}/:id/messages`]: async (db) => {
    const id = await heldOrder(db)
    const wish_id = await insertWish(db, id)
    return { params: { id }, body: { body: 'Tarihi değiştirdik', wish_id, decision: 'yapildi' } }
  },
  [`POST ${path}/:id/messages/read`]: async (db) => {
    const id = await heldOrder(db)
    return { params: { id }, body: { last: await insertWish(db, id) } }
  },
  [`POST ${path}/notes`]: async (db) => ({ body: { ids: JSON.stringify([await heldOrder(db)]), note: 'Arandı' } }),
  [`POST ${path}/:id/notes`]: async (db) => ({ params: { id: await heldOrder(db) }, body: { note: 'Arandı' } }),
}
