import type { RoomFixture } from '#src/tests/rooms.fixture.ts'
import { byId, editors, hidden, listed, renameInGerman } from '#src/tests/samples.fixture.ts'
import { tourSample, tourWrites } from './editing/tours.admin.fixture.ts'
import { tourForm, tourTextFields } from './editing/tours.admin.schema.ts'
import { insertCategory, insertDeparture, insertTour } from './tours.fixture.ts'

const path = '/api/admin/products'

export const fixture: RoomFixture = {
  access: {
    'GET /api/pages/categories': 'public',
    'GET /api/pages/products/:seo_name': 'public',
    'GET /api/pages/product/:seo_name': 'public',
    'GET /api/documents/programme/:file': 'public',
    'GET /api/pages/product-preview': 'public',
    'GET /api/pages/search-products': 'public',
    'GET /api/pages/viewed-products': 'public',
    'GET /api/pages/exchange-rates': 'public',
    ...listed('/api/admin/products', editors),
    'PUT /api/admin/products/status': editors,
    'POST /api/admin/products/duplicate/:id': editors,
    'POST /api/admin/products/preview/:id': editors,
    'POST /api/admin/products/files/:id': editors,
    'DELETE /api/admin/products/gallery/:file': editors,
    'PUT /api/admin/products/files-queue/:id': editors,
  },
  writes: tourWrites,
  changes: [{ ...byId(path), form: tourForm, sample: tourSample, second: { code: 'YALIN-1' } }],
  halfWritten: {
    alike: {
      [`DELETE ${path}/gallery/:file`]: `POST ${path}/files/:id`,
      [`POST ${path}/duplicate/:id`]: `POST ${path}`,
    },
    exceptions: { [`POST ${path}/preview/:id`]: 'writes a record only' },
  },
  names: { 'of a tour': tourTextFields.name, 'of a tour for search engines': tourTextFields.seo_title },
  reads: {
    translated: {
      '/api/pages/exchange-rates': [],
      '/api/pages/categories': ['Göreme vadisi'],
      '/api/pages/products/balkanlar': ['İstanbul – Göreme', 'Göreme vadisi'],
      '/api/pages/product/kapadokya': ['İstanbul – Göreme', 'Göreme vadisi'],
      '/api/pages/product-preview?key={key}': ['İstanbul – Göreme'],
      '/api/pages/search-products?search=kapadokya': ['İstanbul – Göreme'],
      '/api/pages/viewed-products?tokens={token}': ['İstanbul – Göreme', 'Göreme vadisi'],
    },
    // A file: the tour is found as for its page.
    untranslated: ['/api/documents/programme/:file'],
    slugs: ['product', 'products'],
    rows: async (db, { image_id }) => {
      const { id: category } = await insertCategory(
        db,
        {
          tr: { name: 'Balkanlar', description: '<p>Balkan yolları</p>', seo_title: 'Balkan turları' },
          en: { name: 'The Balkans', description: '<p>Roads</p>' },
          de: { name: hidden, description: hidden, seo_title: hidden },
        },
        { cover_image_id: image_id },
      )
      const { id: tour_id, token } = await insertTour(db, {
        categories: [category],
        cover_image_id: image_id,
        texts: {
          tr: {
            name: 'Kapadokya',
            tour_place: 'İstanbul – Göreme',
            summary: 'Balonlar',
            description: '<p>Peri bacaları</p>',
            included: ['Konaklama'],
          },
          en: { name: 'Cappadocia', summary: 'Balloons', description: '<p>Chimneys</p>', included: ['Hotel'] },
          de: { name: hidden, tour_place: hidden, summary: hidden, description: hidden, included: [hidden] },
        },
      })
      await insertDeparture(db, tour_id, '2027-05-01')
      await db.insertInto('tour_days').values({ tour_id, day: 1 }).execute()
      await db
        .insertInto('tour_day_texts')
        .values([
          { tour_id, day: 1, lang: 'tr', title: 'İlk gün', description: '<p>Uçhisar</p>' },
          { tour_id, day: 1, lang: 'en', title: 'Day one', description: '<p>Castle</p>' },
          { tour_id, day: 1, lang: 'de', title: hidden, description: hidden },
        ])
        .execute()
      await db.insertInto('tour_images').values({ tour_id, image_id, gallery_type: 'gallery' }).execute()
      await renameInGerman(db, 'tour_texts')
      await renameInGerman(db, 'category_texts')
      return { tour_id, token }
    },
  },
  impersonal: [
    'counted_tours',
    'tour_categories',
    'tour_child_bands',
    'tour_day_texts',
    'tour_days',
    'tour_images',
    'tour_pickups',
    'tour_search',
    'tour_search_places',
    'tour_search_words',
    'tour_texts',
    'tours',
  ],
}
