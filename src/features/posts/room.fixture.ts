import type { Db } from '#src/base/db/connect.server.ts'
import { queueOf } from '#src/base/db/queue-order.ts'
import type { RoomFixture } from '#src/tests/rooms.fixture.ts'
import { byId, editors, film, hidden, inBoth, listed, picture, renameInGerman } from '#src/tests/samples.fixture.ts'
import { insertTour } from '../tours/tours.fixture.ts'
import { postForm, postTextFields } from './posts.admin.schema.ts'
import { insertPost } from './posts.fixture.ts'

const path = '/api/admin/blog/:section'
const form_data = { title_tr: 'Sonbahar takvimi', status: 'yayinda', published_on: '2027-03-01' }
const aPost = (db: Db, title: string) => insertPost(db, 'news', { tr: title })

export const fixture: RoomFixture = {
  access: {
    'GET /api/pages/blog/:section': 'public',
    'GET /api/pages/blog/:section/:seo_name': 'public',
    ...listed('/api/admin/blog/:section', editors),
    'DELETE /api/admin/blog/:section': editors,
    'PUT /api/admin/blog/:section/status': editors,
  },
  writes: {
    [`POST ${path}`]: async () => ({ params: { section: 'news' }, body: { form_data } }),
    [`PUT ${path}/:id`]: async (db) => ({
      params: { section: 'news', id: await aPost(db, 'Eski takvim') },
      body: { form_data },
    }),
    [`DELETE ${path}/:id`]: async (db) => ({ params: { section: 'news', id: await aPost(db, 'Silinen') } }),
    [`DELETE ${path}`]: async (db) => ({
      params: { section: 'news' },
      body: { delete_list: [await aPost(db, 'Biri'), await aPost(db, 'Öteki')] },
    }),
    [`PUT ${path}/status`]: async (db) => ({
      params: { section: 'news' },
      body: { status: 'taslak', status_list: [await aPost(db, 'Geri çekilen')] },
    }),
    [`PUT ${path}/queue`]: async (db) => ({
      params: { section: 'blog' },
      body: { queue: queueOf([await insertPost(db, 'blog', { tr: 'Tek yazı' })]) },
    }),
  },
  changes: [
    {
      ...byId('/api/admin/blog/visa'),
      route: `PUT ${path}/:id`,
      form: postForm,
      sample: async (db) => ({
        status: 'arsiv',
        published_on: '2025-03-01',
        cover_image_id: await picture(db),
        file_video: await film(db),
        tour_id: (await insertTour(db)).id,
        files: [await picture(db), await picture(db)],
        country: 'IT',
        ordinary_passport: 'vizeli',
        green_passport: 'vizesiz',
        stay_days: 90,
        processing_days_min: 7,
        processing_days_max: 15,
        fee: 90,
        fee_currency: 'EUR',
        checked_on: '2025-02-01',
        ...inBoth({ title: 'İtalya', summary: 'Kısa', body: '<p>Uzun</p>', seo_title: 'Başlık' }),
        ...inBoth({ seo_description: 'Kısa', held: true, documents: ['Pasaport', 'Dilekçe'], notes: ['Not'] }),
        seo_name_tr: 'italya-adresi',
        seo_name_en: 'italy-address',
      }),
      second: { country: 'FR' },
    },
  ],
  names: { 'of a post': postTextFields.title, 'of a post for search engines': postTextFields.seo_title },
  reads: {
    translated: {
      '/api/pages/blog/blog': ['Göreme vadisi'],
      '/api/pages/blog/visa': ['Göreme vadisi'],
      '/api/pages/blog/blog/sirbistan': ['İstanbul – Göreme'],
      '/api/pages/blog/visa/sirbistan': ['Göreme vadisi'],
    },
    slugs: ['blog/blog', 'blog/visa'],
    rows: async (db, { image_id, tour_id }) => {
      const texts = {
        tr: { title: 'Sırbistan', summary: 'Vizesiz', body: '<p>Otuz gün</p>' },
        en: { title: 'Serbia', summary: 'No visa', body: '<p>Thirty days</p>' },
        de: { title: hidden, summary: hidden, body: hidden },
      }
      await insertPost(db, 'blog', texts, { cover_image_id: image_id, tour_id })
      const post_id = await insertPost(db, 'visa', texts, { cover_image_id: image_id, tour_id })
      const visa = { post_id, country: 'RS', checked_on: '2027-01-01' }
      const passports = { ordinary_passport: 'vizesiz', green_passport: 'vizesiz' } as const
      await db
        .insertInto('visa_countries')
        .values({ ...visa, ...passports })
        .execute()
      await db
        .insertInto('visa_country_texts')
        .values([
          { post_id, lang: 'tr', documents: ['Pasaport'] },
          { post_id, lang: 'en', documents: ['Passport'] },
          { post_id, lang: 'de', documents: [hidden], notes: [hidden] },
        ])
        .execute()
      await renameInGerman(db, 'post_texts')
      return {}
    },
  },
  impersonal: ['post_images', 'post_texts', 'posts', 'visa_countries', 'visa_country_texts'],
}
