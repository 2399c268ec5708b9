import type { RoomFixture } from '#src/tests/rooms.fixture.ts'
import { accountants } from '#src/tests/samples.fixture.ts'

export const fixture: RoomFixture = {
  access: {
    'GET /api/admin/accounting': accountants,
    'GET /api/admin/accounting/file': accountants,
    'GET /api/admin/card-settlement': accountants,
    'GET /api/admin/card-settlement/file': accountants,
  },
}
