import type { Db } from '#src/base/db/connect.server.ts'
import { queueOf } from '#src/base/db/queue-order.ts'
import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'

const form_data = { name_tr: 'TÜRSAB Üyelik Belgesi', name_en: 'TÜRSAB membership' }

async function insertCertificate(db: Db): Promise<number> {
  const { id } = await db.insertInto('certificates').values({ queue: 1 }).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Every write route of certificates, for the audit test. */
export const certificateWrites: Record<string, StaffWrite> = {
  'POST /api/admin/certificates': async () => ({ body: { form_data } }),
  'PUT /api/admin/certificates/queue': async (db) => {
    await db.deleteFrom('certificates').execute()
    return { body: { queue: queueOf([await insertCertificate(db)]) } }
  },
  'PUT /api/admin/certificates/:id': async (db) => ({
    params: { id: await insertCertificate(db) },
    body: { form_data },
  }),
  'DELETE /api/admin/certificates/:id': async (db) => ({ params: { id: await insertCertificate(db) } }),
}
