import type { Db } from '#src/base/db/connect.server.ts'
import { queueOf } from '#src/base/db/queue-order.ts'
import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'

const place = { page: 'home', section: 'slider' }
const form_data = { ...place, title_tr: 'Balonlar kalkarken', title_en: 'As the balloons rise' }

async function insertItem(db: Db, section: string): Promise<number> {
  const { id } = await db
    .insertInto('contents')
    .values({ page: 'home', section, queue: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Every write route of this room, for the audit test. */
export const contentWrites: Record<string, StaffWrite> = {
  'POST /api/admin/contents': async () => ({ body: { form_data } }),
  'PUT /api/admin/contents/queue': async (db) => {
    const section = 'campaign'
    return { body: { page: 'home', section, queue: queueOf([await insertItem(db, section)]) } }
  },
  'PUT /api/admin/contents/:id': async (db) => ({
    params: { id: await insertItem(db, place.section) },
    body: { form_data },
  }),
  'DELETE /api/admin/contents/:id': async (db) => ({ params: { id: await insertItem(db, 'why_us') } }),
}
