import { sql } from 'kysely'
import { addDays, dayOf } from '#src/base/dates.ts'
import { heldOrder, passengerBody } from '#src/features/orders/office-orders.fixture.ts'
import { ordered, sent } from '#src/features/orders/visitors.fixture.ts'
import { insertDeparture } from '#src/features/tours/tours.fixture.ts'
import type { RoomFixture } from '#src/tests/rooms.fixture.ts'
import { readers, sellers } from '#src/tests/samples.fixture.ts'

const path = '/api/admin/orders'
const decision = 'decisions on an order; tested in their rooms'

export const fixture: RoomFixture = {
  access: {
    'POST /api/cancellation-preview': 'public',
    'POST /api/orders/:order_no/passengers/accept': 'public',
    'POST /api/admin/orders/:id/passengers/accept': sellers,
    'GET /api/admin/orders/:id/transition-preview': sellers,
    'PUT /api/admin/orders/status': sellers,
    'PUT /api/admin/orders/:id/status': sellers,
    'PUT /api/admin/orders/:id/cancel-request': sellers,
    'PUT /api/admin/orders/:id/customer': sellers,
    'POST /api/admin/orders/notes': readers,
    'POST /api/admin/orders/:id/notes': readers,
    'GET /api/admin/orders/:id/move': sellers,
    'POST /api/admin/orders/:id/move': sellers,
  },
  writes: {
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
    [`PUT ${path}/status`]: async (db) => {
      const id = await heldOrder(db, { start_date: '2026-01-05', end_date: '2026-01-06' })
      await db.updateTable('orders').set({ status: 'onayli' }).where('id', '=', id).execute()
      return { body: { ids: JSON.stringify([id]), status: 'tamamlandi' } }
    },
    [`PUT ${path}/:id/status`]: async (db) => ({
      params: { id: await heldOrder(db) },
      body: { status: 'iptal', reason: 'Müşteri aradı' },
    }),
    [`PUT ${path}/:id/cancel-request`]: async (db) => {
      const id = await heldOrder(db)
      await db.insertInto('order_events').values({ order_id: id, kind: 'iptal-istegi' }).execute()
      return { params: { id }, body: { answer: 'reddet', reason: 'Koşullara uymuyor' } }
    },
    [`PUT ${path}/:id/customer`]: async (db) => ({
      params: { id: await heldOrder(db) },
      body: {
        name: 'Elif Kaya',
        city: 'İzmir',
        email: 'elif@yeni.example',
        phone: '+90 532 111 22 33',
        reason: 'Yazım',
      },
    }),
    [`POST ${path}/notes`]: async (db) => ({ body: { ids: JSON.stringify([await heldOrder(db)]), note: 'Arandı' } }),
    [`POST ${path}/:id/notes`]: async (db) => ({ params: { id: await heldOrder(db) }, body: { note: 'Arandı' } }),
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
  },
  otherUpdates: {
    [`PUT ${path}/:id/cancel-request`]: decision,
    [`PUT ${path}/:id/customer`]: decision,
  },
  halfWritten: {
    connections: [`PUT ${path}/:id/status`, `POST ${path}/:id/move`, `PUT ${path}/:id/cancel-request`],
    visitors: {
      'POST /api/orders/:order_no/passengers/accept': async (db, visitor) => {
        const { order } = await ordered(db, visitor, { adults: 2, childrenQuantity: 1, childrenAges: [5] })
        const birth_date = addDays(dayOf(new Date()), -7 * 366)
        await sent(visitor, order, '/passengers', { ...passengerBody, seat: 3, birth_date, document_no: undefined })
        return { params: order, body: { item: 1, total: 27_500.5 } }
      },
    },
    alike: { [`POST ${path}/notes`]: `POST ${path}/:id/notes` },
  },
  questions: [`${path}/:id/transition-preview`, `${path}/:id/move`],
}
