import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'

/** Every route of this room by which staff write. */
export const pageMetaWrites: Record<string, StaffWrite> = {
  'PUT /api/admin/page-meta': async () => ({ body: { form_data: { route_name: 'home', title_tr: 'Ana sayfa' } } }),
}
