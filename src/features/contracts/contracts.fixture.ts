import type { Db } from '#src/base/db/connect.server.ts'
import { queueOf } from '#src/base/db/queue-order.ts'
import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'

const form_data = { kind: 'bilgi', name_tr: 'Çerez politikası', body_tr: '<p>Çerezler</p>' }

async function insertContract(db: Db): Promise<number> {
  const { id } = await db
    .insertInto('contracts')
    .values({ kind: 'bilgi', queue: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Every write route of this room, for the audit test. */
export const contractWrites: Record<string, StaffWrite> = {
  'POST /api/admin/contracts': async () => ({ body: { form_data } }),
  'POST /api/admin/contracts/templates': async () => ({}),
  'POST /api/admin/contracts/publish': async (db) => {
    const id = await insertContract(db)
    await db.updateTable('contracts').set({ active: false }).where('id', '=', id).execute()
    await db
      .insertInto('contract_versions')
      .values({ contract_id: id, lang: 'tr', version: 1, body: '<p>Çerezler</p>' })
      .execute()
    return { body: { ids: [id] } }
  },
  'PUT /api/admin/contracts': async (db) => ({ body: { form_data: { ...form_data, id: await insertContract(db) } } }),
  'PUT /api/admin/contracts/queue': async (db) => {
    await db.deleteFrom('contracts').execute()
    return { body: { queue: queueOf([await insertContract(db)]) } }
  },
  'DELETE /api/admin/contracts': async (db) => ({ body: { id: await insertContract(db) } }),
}
