import { queueOf } from '#src/base/db/queue-order.ts'
import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'
import { insertCategory } from '../tours/tours.fixture.ts'

const form_data = { name_tr: 'Balkan Turları', name_en: 'Balkan Tours' }

/** Every write route of this room, for the audit test. */
export const categoryWrites: Record<string, StaffWrite> = {
  'POST /api/admin/categories': async () => ({ body: { form_data } }),
  'PUT /api/admin/categories/queue': async (db) => {
    const parent = await insertCategory(db, { tr: 'Adalar' })
    const first = await insertCategory(db, { tr: 'Ege' }, { parent_id: parent.id })
    const second = await insertCategory(db, { tr: 'Akdeniz' }, { parent_id: parent.id })
    return { body: { section: 'sub', sub_category: parent.id, queue: queueOf([second.id, first.id]) } }
  },
  'PUT /api/admin/categories/:id': async (db) => ({
    params: { id: (await insertCategory(db, { tr: 'Karadeniz' })).id },
    body: { form_data },
  }),
  'DELETE /api/admin/categories/:id': async (db) => ({
    params: { id: (await insertCategory(db, { tr: 'Kuzey' })).id },
  }),
}
