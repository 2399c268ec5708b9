import type { Db } from '#src/base/db/connect.server.ts'
import type { RoomFixture } from '#src/tests/rooms.fixture.ts'
import { editors, hidden, managers } from '#src/tests/samples.fixture.ts'

const path = '/api/admin/languages'

async function insertInactive(db: Db, abbr: string): Promise<string> {
  await db.insertInto('languages').values({ abbr, lang: abbr, active: false, queue: 1 }).execute()
  return abbr
}

export const fixture: RoomFixture = {
  access: {
    'GET /api/pages/all-languages': 'public',
    'GET /api/pages/static-languages': 'public',
    'GET /api/pages/static-languages/order': 'public',
    'GET /api/pages/change-language/:abbr': 'public',
    'GET /api/admin/languages': 'staff',
    'GET /api/admin/languages/overview': editors,
    'POST /api/admin/languages': managers,
    'PUT /api/admin/languages/page-lang': editors,
    'PUT /api/admin/languages/active': managers,
    'PUT /api/admin/languages/queue': managers,
    'GET /api/admin/languages/:abbr': editors,
    'GET /api/admin/languages/:abbr/file': editors,
    'GET /api/admin/languages/:abbr/missing/:kind': editors,
    'PUT /api/admin/languages/:abbr': managers,
    'DELETE /api/admin/languages/:abbr': managers,
  },
  writes: {
    [`POST ${path}`]: async () => ({ body: { abbr: 'de' } }),
    [`PUT ${path}/page-lang`]: async () => ({ body: { abbr: 'tr', page_lang: { navbar: { home: 'Giriş' } } } }),
    [`PUT ${path}/active`]: async () => ({ body: { abbr: 'en', active: false } }),
    [`PUT ${path}/queue`]: async (db) => {
      const languages = db.selectFrom('languages').select('abbr').orderBy('is_default', 'desc').orderBy('abbr')
      const rows = await languages.execute()
      return { body: { queue: rows.map(({ abbr }, index) => ({ abbr, queue: rows.length - index })) } }
    },
    [`PUT ${path}/:abbr`]: async (db) => ({
      params: { abbr: await insertInactive(db, 'fr') },
      body: { lang: 'Français' },
    }),
    [`DELETE ${path}/:abbr`]: async (db) => ({ params: { abbr: await insertInactive(db, 'it') } }),
  },
  otherUpdates: {
    [`PUT ${path}/page-lang`]: 'plain fields; tested in features/languages',
    [`PUT ${path}/:abbr`]: 'plain fields; tested in features/languages',
  },
  halfWritten: { alike: { [`POST ${path}`]: `PUT ${path}/active`, [`PUT ${path}/:abbr`]: `PUT ${path}/active` } },
  reads: {
    translated: {
      '/api/pages/all-languages': [],
      '/api/pages/static-languages': ['Anasayfa'],
      '/api/pages/static-languages/order': [],
    },
    untranslated: ['/api/pages/change-language/:abbr'],
    rows: async (db) => {
      const text = { group_name: 'navbar', key: 'home' }
      await db
        .insertInto('static_strings')
        .values([
          { ...text, lang: 'tr', value: 'Anasayfa' },
          { ...text, lang: 'de', value: hidden },
        ])
        .execute()
      return {}
    },
  },
  impersonal: ['languages', 'static_strings'],
}
