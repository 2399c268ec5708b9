import type { StaffWrite } from '#src/base/http/endpoint/test-api.ts'
import { demoEndPath } from '../demo.links.ts'

/** For the audit test. The demo is one tour that does not exist any more. */
export const demoWrites: Record<string, StaffWrite> = {
  [`POST ${demoEndPath}`]: async (db) => {
    await db.insertInto('demo_rows').values({ table_name: 'tours', row_key: '999999' }).execute()
    return { body: { records: 1 } }
  },
}
