import type { Db } from '#src/base/db/connect.server.ts'
import { heldOrder } from '#src/features/orders/office-orders.fixture.ts'
import { orderTopic } from '#src/features/orders/orders.links.ts'
import { ordered } from '#src/features/orders/visitors.fixture.ts'
import type { RoomFixture } from '#src/tests/rooms.fixture.ts'
import { readers, sellers } from '#src/tests/samples.fixture.ts'

const path = '/api/admin/orders'

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

export const fixture: RoomFixture = {
  access: {
    'POST /api/orders/:order_no/messages': 'public',
    'GET /api/admin/orders/:id/messages': readers,
    'POST /api/admin/orders/:id/messages': sellers,
    'POST /api/admin/orders/:id/messages/read': sellers,
    'GET /api/admin/orders/:id/mails': readers,
    'GET /api/admin/orders/:id/mails/:mail': readers,
    'POST /api/admin/orders/:id/mails/:mail/again': sellers,
  },
  writes: {
    [`POST ${path}/:id/messages`]: async (db) => {
      const id = await heldOrder(db)
      const wish_id = await insertWish(db, id)
      return { params: { id }, body: { body: 'Tarihi değiştirdik', wish_id, decision: 'yapildi' } }
    },
    [`POST ${path}/:id/messages/read`]: async (db) => {
      const id = await heldOrder(db)
      return { params: { id }, body: { last: await insertWish(db, id) } }
    },
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
  },
  halfWritten: {
    visitors: {
      'POST /api/orders/:order_no/messages': async (db, visitor) => ({
        params: (await ordered(db, visitor)).order,
        body: { body: 'Bebek yatağı var mı?' },
      }),
    },
  },
}
