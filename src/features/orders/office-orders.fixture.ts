import { randomUUID } from 'node:crypto'
import { beforeAll } from 'vitest'
import { addDays, type Day, dayOf } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { ownDatabase } from '#src/base/db/test-database.ts'
import type { Staff } from '#src/base/http/endpoint/services.server.ts'
import { type TestApi, testApi } from '#src/base/http/endpoint/test-api.ts'
import { insertStaff } from '#src/features/accounts/accounts.fixture.ts'
import type { OrderCreated } from '#src/features/booking/checkout/checkout.schema.ts'
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
import { orderApiPath } from './orders.links.ts'

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

/** One order that is on hold. */
export async function heldOrder(db: Db, departure: Parameters<typeof insertSoldTour>[1] = {}): Promise<number> {
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
export function hold(db: Db, held: Held): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const id = await insertBareItem(tx, { ...held, end_date: addDays(held.start_date, 1) })
    await tx.updateTable('departures').set({ seats_taken: 1 }).where('id', '=', held.departure_id).execute()
    return id
  })
}
let made = 0

/** An event as the order's making writes one. @returns the order's version */
export async function insertVersion(db: Db, order_id: number): Promise<number> {
  const event = { order_id, kind: 'durum', to_status: 'opsiyonlu' } as const
  const row = await db.insertInto('order_events').values(event).returning('id').executeTakeFirstOrThrow()
  return row.id
}

export async function departureOf(db: Db, order_id: number): Promise<number> {
  const item = db.selectFrom('order_items').select('departure_id').where('order_id', '=', order_id)
  return (await item.executeTakeFirstOrThrow()).departure_id
}

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
