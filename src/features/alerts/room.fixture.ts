import type { RoomFixture } from '#src/tests/rooms.fixture.ts'

export const fixture: RoomFixture = {
  access: {
    'GET /api/admin/events': 'staff',
    'GET /api/admin/counts': 'staff',
    'GET /api/admin/account/alerts': 'staff',
    'PUT /api/admin/account/alerts': 'staff',
  },
  writes: { 'PUT /api/admin/account/alerts': async () => ({ body: { orders: false } }) },
  otherUpdates: { 'PUT /api/admin/account/alerts': 'each switch is saved alone; tested in features/alerts' },
  impersonal: ['alert_queue', 'alert_settings'],
}
