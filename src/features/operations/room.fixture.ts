import { randomUUID } from 'node:crypto'
import { addDays } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { departureOf, heldOrder } from '#src/features/orders/office-orders.fixture.ts'
import { ordered } from '#src/features/orders/visitors.fixture.ts'
import { insertDeparture } from '#src/features/tours/tours.fixture.ts'
import type { RoomFixture } from '#src/tests/rooms.fixture.ts'
import { readers, sellers } from '#src/tests/samples.fixture.ts'
import { sharedForm, sharedPdf } from './shared-files/shared-files.fixture.ts'
import { infoBody, insertInfo } from './travel-info/travel-info.fixture.ts'

const path = '/api/admin/departures/:id'
const travelInfo = `${path}/travel-info`
const sharedFiles = `${path}/shared-files`

const heldDeparture = async (db: Db) => departureOf(db, await heldOrder(db))

/** Of an order that is confirmed. */
async function confirmed(db: Db): Promise<{ order: number; id: number }> {
  const order = await heldOrder(db)
  await db.updateTable('orders').set({ status: 'onayli' }).where('id', '=', order).execute()
  return { order, id: await departureOf(db, order) }
}

async function informed(db: Db, isApproved: boolean) {
  const { id } = await confirmed(db)
  await insertInfo(db, id, isApproved)
  return { params: { id }, body: { version: 1 } }
}

export const fixture: RoomFixture = {
  access: {
    'GET /api/admin/departures/:id': readers,
    'GET /api/admin/departures/:id/passengers': readers,
    'GET /api/admin/departures/:id/lists/:file': readers,
    'PUT /api/admin/departures/:id/rooms': sellers,
    'GET /api/admin/departures/:id/cancel': sellers,
    'POST /api/admin/departures/:id/cancel': sellers,
    'PUT /api/admin/departures/:id/cancel/:order': sellers,
    'POST /api/orders/:order_no/departure-choice': 'public',
    'GET /api/admin/departures/:id/message': sellers,
    'POST /api/admin/departures/:id/message': sellers,
    'GET /api/admin/departures/:id/reminders': sellers,
    'POST /api/admin/departures/:id/reminders': sellers,
    'GET /api/admin/departures/:id/travel-info': readers,
    'PUT /api/admin/departures/:id/travel-info': sellers,
    'POST /api/admin/departures/:id/travel-info/approve': sellers,
    'POST /api/admin/departures/:id/travel-info/send': sellers,
    'POST /api/admin/departures/:id/travel-info/preview': sellers,
    'GET /api/admin/departures/:id/shared-files': readers,
    'POST /api/admin/departures/:id/shared-files': sellers,
    'GET /api/admin/departures/:id/shared-files/:file': readers,
    'DELETE /api/admin/departures/:id/shared-files/:file': sellers,
    'GET /api/orders/:order_no/shared-files/:file': 'public',
  },
  writes: {
    'PUT /api/admin/departures/:id/rooms': async (db) => {
      const order_id = await heldOrder(db)
      const item = db.selectFrom('order_items').select(['id', 'departure_id']).where('order_id', '=', order_id)
      const { id: item_id, departure_id: id } = await item.executeTakeFirstOrThrow()
      return { params: { id }, body: { rooms: JSON.stringify([[{ item_id, seat: 1 }]]) } }
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
    [`PUT ${travelInfo}`]: async (db) => ({
      params: { id: (await confirmed(db)).id },
      body: { ...infoBody, version: 0 },
    }),
    [`POST ${travelInfo}/approve`]: (db) => informed(db, false),
    [`POST ${travelInfo}/send`]: (db) => informed(db, true),
    [`POST ${sharedFiles}`]: async (db) => ({
      params: { id: await heldDeparture(db) },
      headers: { 'idempotency-key': randomUUID() },
      body: sharedForm(new File([sharedPdf], 'ucus.pdf')),
    }),
    [`DELETE ${sharedFiles}/:file`]: async (db) => {
      const id = await heldDeparture(db)
      const row = { departure_id: id, name: 'Otel listesi', file: 'documents/departures/x.pdf', bytes: 1 }
      const inserted = db.insertInto('departure_files').values({ ...row, created_at: new Date() })
      return { params: { id, file: (await inserted.returning('id').executeTakeFirstOrThrow()).id } }
    },
  },
  otherUpdates: {
    [`PUT ${path}/rooms`]: 'a whole room plan; tested in features/operations/departures',
    [`PUT ${travelInfo}`]: 'always saved whole; tested in features/operations/travel-info',
    [`PUT ${path}/cancel/:order`]: 'the choice of a customer; tested in features/operations/departure-cancellation',
  },
  halfWritten: {
    inParts: [`POST ${path}/cancel`, `POST ${travelInfo}/approve`, `POST ${travelInfo}/send`, `POST ${path}/reminders`],
    visitors: {
      'POST /api/orders/:order_no/departure-choice': async (db, visitor) => {
        const { order, tour } = await ordered(db, visitor)
        const later = addDays(tour.tourDate, 30)
        const price = { currency: 'TRY', multi_room_price: 11_000_00, single_room_price: 15_000_00 } as const
        const to = await insertDeparture(db, tour.tourId, later, { end_date: addDays(later, 2), quota: 4, ...price })
        const cancelled = { departure_id: tour.departureId, reason: 'Fırtına', at: new Date() }
        await db.insertInto('departure_cancellations').values(cancelled).execute()
        return { params: order, body: { departure_id: tour.departureId, answer: 'move', to: to.id } }
      },
    },
    alike: { [`DELETE ${sharedFiles}/:file`]: `POST ${sharedFiles}` },
  },
  oneSided: {
    [`POST ${path}/message`]: 'before',
    [`PUT ${travelInfo}`]: 'before',
    [`POST ${travelInfo}/send`]: 'before',
    [`POST ${sharedFiles}`]: 'before',
    [`DELETE ${sharedFiles}/:file`]: 'after',
  },
  reads: { untranslated: ['/api/orders/:order_no/shared-files/:file'] },
  // Who asks with a wrong key is counted.
  writingReads: { '/api/orders/:order_no/shared-files/:file': ['rate_limits'] },
  impersonal: [
    'cancelled_departure_orders',
    'departure_cancellations',
    'departure_info_reminders',
    'departure_info_sends',
  ],
}
