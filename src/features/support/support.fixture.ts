import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'

/** Every write route of this room, for the audit test. */
export const supportWrites: Record<string, StaffWrite> = {
  'POST /api/admin/support': async () => ({
    body: {
      subject: 'Kalkış kaydedilmiyor',
      message: 'Kaydet düğmesine basınca hata çıkıyor.',
      screen: '/admin/departures',
      browser: 'Chrome 130, Windows, 1440×900',
      errors: ['12:04 PUT /api/admin/departures/12: 500'],
    },
  }),
}
