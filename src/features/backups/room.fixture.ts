import type { RoomFixture } from '#src/tests/rooms.fixture.ts'
import { managers } from '#src/tests/samples.fixture.ts'

export const fixture: RoomFixture = {
  access: {
    'GET /api/admin/system/backups': managers,
    'POST /api/admin/system/backups': managers,
  },
  writes: { 'POST /api/admin/system/backups': async () => ({}) },
  halfWritten: { exceptions: { 'POST /api/admin/system/backups': 'begins work that goes on after the answer' } },
  impersonal: ['backup_runs'],
}
