import type { RoomFixture } from '#src/tests/rooms.fixture.ts'

export const fixture: RoomFixture = {
  access: {
    'GET /api/admin/support': 'staff',
    'POST /api/admin/support': 'staff',
  },
  writes: {
    'POST /api/admin/support': async () => ({
      body: {
        subject: 'Kalkış kaydedilmiyor',
        message: 'Kaydet düğmesine basınca hata çıkıyor.',
        screen: '/admin/departures',
        browser: 'Chrome 130, Windows, 1440×900',
        errors: ['12:04 PUT /api/admin/departures/12: 500'],
      },
    }),
  },
}
