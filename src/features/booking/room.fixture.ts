import { randomUUID } from 'node:crypto'
import { insertContract, insertSoldTour, orderBody } from '#src/features/orders/orders.fixture.ts'
import type { RoomFixture } from '#src/tests/rooms.fixture.ts'
import { sellers } from '#src/tests/samples.fixture.ts'
import { saleBody } from './office-sale/office-sale.fixture.ts'

export const fixture: RoomFixture = {
  access: {
    'GET /api/pages/cart-tours': 'public',
    'POST /api/orders': 'public',
    'POST /api/checkout-contracts': 'public',
    'POST /api/admin/orders': sellers,
    'GET /api/admin/sales/terms': sellers,
    'GET /api/admin/sales/price': sellers,
    'GET /api/admin/sales/departures': sellers,
    'GET /api/admin/sales/customers': sellers,
  },
  writes: {
    'POST /api/admin/orders': async (db) => {
      await insertContract(db, 'Paket Tur Sözleşmesi')
      const tour = await insertSoldTour(db)
      return { headers: { 'idempotency-key': randomUUID() }, body: saleBody([{ tour }]) }
    },
  },
  halfWritten: {
    visitors: {
      'POST /api/orders': async (db, { contracts }) => ({
        body: orderBody([{ tour: await insertSoldTour(db) }], contracts),
      }),
    },
  },
  reads: { translated: { '/api/pages/cart-tours?tokens={token}': ['İstanbul – Göreme', 'Göreme vadisi'] } },
  // A price needs a cart, a search for a customer text.
  questions: ['/api/admin/sales/price', '/api/admin/sales/customers'],
}
