import type { RoomFixture } from '#src/tests/rooms.fixture.ts'
import { editors, hidden } from '#src/tests/samples.fixture.ts'
import { pageMetaTextFields } from './page-meta.admin.schema.ts'

export const fixture: RoomFixture = {
  access: {
    'GET /api/pages/page-meta': 'public',
    'GET /api/admin/page-meta': editors,
    'PUT /api/admin/page-meta': editors,
  },
  writes: {
    'PUT /api/admin/page-meta': async () => ({ body: { form_data: { route_name: 'home', title_tr: 'Ana sayfa' } } }),
  },
  otherUpdates: {
    'PUT /api/admin/page-meta': 'fields without a record of their own; tested in app.plain-changes.db.test.ts',
  },
  names: { 'of a page': pageMetaTextFields.title },
  reads: {
    translated: { '/api/pages/page-meta': ['Her yöne turlar'] },
    rows: async (db) => {
      await db
        .insertInto('page_meta')
        .values([
          { route_name: 'home', lang: 'tr', title: 'Tur acentesi', description: 'Her yöne turlar' },
          { route_name: 'home', lang: 'en', title: 'Tour agency', description: null },
          { route_name: 'home', lang: 'de', title: hidden, description: hidden },
        ])
        .execute()
      return {}
    },
  },
  impersonal: ['page_meta'],
}
