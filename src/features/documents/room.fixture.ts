import { heldOrder } from '#src/features/orders/office-orders.fixture.ts'
import type { RoomFixture } from '#src/tests/rooms.fixture.ts'
import { readers, sellers } from '#src/tests/samples.fixture.ts'

const path = '/api/admin/orders'

export const fixture: RoomFixture = {
  access: {
    'GET /api/documents/:file': 'public',
    'GET /api/orders/:order_no/documents/:file': 'public',
    'GET /api/vouchers/:code': 'public',
    'GET /api/admin/orders/:id/documents': readers,
    'POST /api/admin/orders/:id/documents': sellers,
    'GET /api/admin/orders/:id/documents/:paper': readers,
  },
  writes: {
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
  },
  reads: {
    untranslated: ['/api/documents/:file', '/api/orders/:order_no/documents/:file', '/api/vouchers/:code'],
  },
  // Who asks with a wrong code is counted.
  writingReads: { '/api/vouchers/:code': ['rate_limits'] },
}
