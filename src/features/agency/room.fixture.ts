import type { RoomFixture } from '#src/tests/rooms.fixture.ts'
import { hidden } from '#src/tests/samples.fixture.ts'

export const fixture: RoomFixture = {
  access: {
    'GET /api/pages/site': 'public',
    'GET /api/pages/contact-information': 'public',
    'GET /api/pages/social-media': 'public',
    'GET /api/pages/certificates': 'public',
  },
  reads: {
    translated: {
      '/api/pages/site': ['Yola çıkın'],
      '/api/pages/contact-information': ['Galata'],
      '/api/pages/social-media': [],
      '/api/pages/certificates': ['Üyelik belgesi', 'Göreme vadisi'],
    },
    rows: async (db, { image_id }) => {
      await db
        .insertInto('company_texts')
        .values([
          { lang: 'tr', name: 'Deneme Tur', slogan: 'Yola çıkın' },
          { lang: 'en', name: 'Deneme Tours' },
          { lang: 'de', name: hidden, slogan: hidden },
        ])
        .execute()
      await db.insertInto('contact_information').values({ section: 'shift', lang: 'de', content: hidden }).execute()
      const inserted = db.insertInto('certificates').values({ image_id }).returning('id as certificate_id')
      const { certificate_id } = await inserted.executeTakeFirstOrThrow()
      await db
        .insertInto('certificate_texts')
        .values([
          { certificate_id, lang: 'tr', name: 'Üyelik belgesi' },
          { certificate_id, lang: 'de', name: hidden },
        ])
        .execute()
      return {}
    },
  },
}
