import { heldOrder, hold, passengerBody } from '#src/features/orders/office-orders.fixture.ts'
import { insertSoldTour } from '#src/features/orders/orders.fixture.ts'
import { ordered, placed, sent } from '#src/features/orders/visitors.fixture.ts'
import type { RoomFixture } from '#src/tests/rooms.fixture.ts'
import { readers, sellers } from '#src/tests/samples.fixture.ts'

const path = '/api/admin/orders'

export const fixture: RoomFixture = {
  access: {
    'POST /api/orders/:order_no/passengers': 'public',
    'POST /api/orders/:order_no/passengers/copy': 'public',
    'GET /api/admin/orders/:id/passengers': readers,
    'PUT /api/admin/orders/:id/passengers': sellers,
    'POST /api/admin/orders/:id/passengers/copy': sellers,
    'POST /api/admin/orders/:id/passengers/reveal': sellers,
  },
  writes: {
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
  },
  otherUpdates: { [`PUT ${path}/:id/passengers`]: 'decisions on an order; tested in their rooms' },
  halfWritten: {
    visitors: {
      'POST /api/orders/:order_no/passengers': async (db, visitor) => ({
        params: (await ordered(db, visitor)).order,
        body: passengerBody,
      }),
      'POST /api/orders/:order_no/passengers/copy': async (db, visitor) => {
        const tours = [await insertSoldTour(db), await insertSoldTour(db)]
        const order = await placed(
          visitor,
          tours.map((tour) => ({ tour, adults: 2 })),
        )
        for (const seat of [1, 2])
          await sent(visitor, order, '/passengers', { ...passengerBody, seat, name: `Yolcu ${seat}` })
        return { params: order, body: { item: 2 } }
      },
    },
    exceptions: { [`POST ${path}/:id/passengers/reveal`]: 'writes a record only' },
  },
  impersonal: ['passenger_reminders', 'promised_pickups'],
}
