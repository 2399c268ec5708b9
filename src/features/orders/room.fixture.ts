import type { RoomFixture } from '#src/tests/rooms.fixture.ts'
import { ordered } from './visitors.fixture.ts'

export const fixture: RoomFixture = {
  access: {
    'POST /api/reservation-lookup': 'public',
  },
  halfWritten: {
    visitors: {
      'POST /api/reservation-lookup': async (db, visitor) => {
        const { order_no } = (await ordered(db, visitor)).order
        return { body: { order_no, email: 'ayse@musteri.example' } }
      },
    },
  },
  impersonal: ['order_cancellation_sums', 'order_items', 'order_lines', 'order_sums'],
}
