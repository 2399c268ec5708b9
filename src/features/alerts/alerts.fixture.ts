import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'

/** For the audit test. */
export const alertWrites: Record<string, StaffWrite> = {
  'PUT /api/admin/account/alerts': async () => ({ body: { orders: false } }),
}
