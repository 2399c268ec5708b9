import { ordered } from '#src/features/orders/visitors.fixture.ts'
import type { RoomFixture } from '#src/tests/rooms.fixture.ts'

export const fixture: RoomFixture = {
  access: {
    'GET /api/pages/search-suggestions': 'public',
    'GET /api/pages/visa-pages': 'public',
    'GET /api/orders/:order_no': 'public',
    'POST /api/orders/:order_no/cancel-request': 'public',
    'GET /api/orders/:order_no/contracts/:contract_id': 'public',
  },
  halfWritten: {
    visitors: {
      'POST /api/orders/:order_no/cancel-request': async (db, visitor) => ({
        params: (await ordered(db, visitor)).order,
        body: {},
      }),
    },
  },
  reads: {
    translated: {
      '/api/pages/search-suggestions?search=kapadokya': ['İstanbul – Göreme'],
      '/api/pages/visa-pages?countries=RS': [],
    },
    untranslated: ['/api/orders/:order_no', '/api/orders/:order_no/contracts/:contract_id'],
  },
}
