import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'

/** Every write route of this room, for the audit test. */
export const pageMetaWrites: Record<string, StaffWrite> = {
  'PUT /api/admin/page-meta': async () => ({ body: { form_data: { route_name: 'home', title_tr: 'Ana sayfa' } } }),
}
