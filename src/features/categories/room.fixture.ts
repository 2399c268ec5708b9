import { randomUUID } from 'node:crypto'
import { queueOf } from '#src/base/db/queue-order.ts'
import type { RoomFixture } from '#src/tests/rooms.fixture.ts'
import { byId, editors, inBoth, listed, listWrites, picture } from '#src/tests/samples.fixture.ts'
import { insertCategory } from '../tours/tours.fixture.ts'
import { categoryForm, categoryTextFields } from './categories.admin.schema.ts'

const path = '/api/admin/categories'
const form_data = { name_tr: 'Balkan Turları', name_en: 'Balkan Tours' }

export const fixture: RoomFixture = {
  access: {
    ...listed('/api/admin/categories', editors),
  },
  writes: {
    ...listWrites(path, {
      table: 'categories',
      insert: async (db) => (await insertCategory(db, { tr: { name: 'Karadeniz', seo_name: randomUUID() } })).id,
      body: { form_data },
    }),
    [`PUT ${path}/queue`]: async (db) => {
      const parent = await insertCategory(db, { tr: 'Adalar' })
      const first = await insertCategory(db, { tr: 'Ege' }, { parent_id: parent.id })
      const second = await insertCategory(db, { tr: 'Akdeniz' }, { parent_id: parent.id })
      return { body: { section: 'sub', sub_category: parent.id, queue: queueOf([second.id, first.id]) } }
    },
  },
  changes: [
    {
      ...byId(path),
      form: categoryForm,
      sample: async (db) => ({
        parent_id: (await insertCategory(db, { tr: 'Avrupa' })).id,
        cover_image_id: await picture(db),
        ...inBoth({ name: 'Balkan', description: '<p>Uzun</p>', seo_title: 'Başlık', seo_description: 'Kısa' }),
        ...inBoth({ held: true }),
        seo_name_tr: 'balkan-adresi',
        seo_name_en: 'balkan-address',
      }),
    },
  ],
  names: { 'of a category': categoryTextFields.name, 'of a category for search engines': categoryTextFields.seo_title },
  impersonal: ['categories', 'category_texts', 'category_tours'],
}
