import type { Db } from '#src/base/db/connect.server.ts'
import { queueOf } from '#src/base/db/queue-order.ts'
import type { RoomFixture } from '#src/tests/rooms.fixture.ts'
import { byId, editors, film, hidden, inBoth, listed, listWrites, picture } from '#src/tests/samples.fixture.ts'
import { contentForm, contentTextFields } from './content.admin.schema.ts'

const path = '/api/admin/contents'
const form_data = { page: 'home', section: 'slider', title_tr: 'Balonlar kalkarken', title_en: 'As the balloons rise' }

async function insert(db: Db, section = 'slider', file_img_id: number | null = null): Promise<number> {
  const inserted = db.insertInto('contents').values({ page: 'home', section, queue: 1, file_img_id }).returning('id')
  return (await inserted.executeTakeFirstOrThrow()).id
}

export const fixture: RoomFixture = {
  access: {
    'GET /api/pages/content': 'public',
    'GET /api/pages/home-sections': 'public',
    'GET /api/pages/head-picture': 'public',
    ...listed('/api/admin/contents', editors),
  },
  writes: {
    ...listWrites(path, { table: 'contents', insert, body: { form_data } }),
    [`PUT ${path}/queue`]: async (db) => {
      const section = 'campaign'
      return { body: { page: 'home', section, queue: queueOf([await insert(db, section)]) } }
    },
    [`DELETE ${path}/:id`]: async (db) => ({ params: { id: await insert(db, 'why_us') } }),
  },
  changes: [
    {
      ...byId(path),
      form: contentForm,
      sample: async (db) => ({
        page: 'visa',
        section: 'visa_application',
        file_img_id: await picture(db),
        file_video: await film(db),
        active: false,
        ...inBoth({ title: 'Vize', description: '<p>Uzun</p>', held: true }),
        ...inBoth({ uri: '/vize', btn_title: 'Git', uri2: '/a', btn_title2: 'B' }),
      }),
      second: { page: 'home', section: 'slider' },
    },
  ],
  names: {
    'of an item of a page': contentTextFields.title,
    'on a button': contentTextFields.btn_title,
    'on the other button': contentTextFields.btn_title2,
  },
  reads: {
    translated: {
      '/api/pages/content?page=home': ['Göreme vadisi'],
      '/api/pages/home-sections': [],
      '/api/pages/head-picture?page=search': ['Göreme vadisi'],
    },
    rows: async (db, { image_id }) => {
      const content_id = await insert(db, 'slider', image_id)
      await db
        .insertInto('content_texts')
        .values([
          { content_id, lang: 'tr', title: 'Yaz turları', description: '<p>Erken kayıt</p>' },
          { content_id, lang: 'en', title: 'Summer tours', description: '<p>Early</p>' },
          { content_id, lang: 'de', title: hidden, description: hidden },
        ])
        .execute()
      return {}
    },
  },
  impersonal: ['content_texts', 'contents'],
}
