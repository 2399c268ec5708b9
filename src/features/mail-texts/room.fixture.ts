import type { RoomFixture } from '#src/tests/rooms.fixture.ts'
import { editors } from '#src/tests/samples.fixture.ts'

export const fixture: RoomFixture = {
  access: {
    'POST /api/admin/mail-preview': editors,
  },
}
