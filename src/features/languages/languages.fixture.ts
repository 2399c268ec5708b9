import type { Db } from '#src/base/db/connect.server.ts'
import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'

async function insertInactive(db: Db, abbr: string): Promise<string> {
  await db.insertInto('languages').values({ abbr, lang: abbr, active: false, queue: 1 }).execute()
  return abbr
}

/** Every write route of this room, for the audit test. */
export const languageWrites: Record<string, StaffWrite> = {
  'POST /api/admin/languages': async () => ({ body: { abbr: 'de' } }),
  'PUT /api/admin/languages/page-lang': async () => ({
    body: { abbr: 'tr', page_lang: { navbar: { home: 'Giriş' } } },
  }),
  'PUT /api/admin/languages/active': async () => ({ body: { abbr: 'en', active: false } }),
  'PUT /api/admin/languages/queue': async (db) => {
    const rows = await db.selectFrom('languages').select('abbr').orderBy('is_default', 'desc').orderBy('abbr').execute()
    return { body: { queue: rows.map(({ abbr }, index) => ({ abbr, queue: rows.length - index })) } }
  },
  'PUT /api/admin/languages/:abbr': async (db) => ({
    params: { abbr: await insertInactive(db, 'fr') },
    body: { lang: 'Français' },
  }),
  'DELETE /api/admin/languages/:abbr': async (db) => ({ params: { abbr: await insertInactive(db, 'it') } }),
}
