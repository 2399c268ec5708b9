import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'

/** Tables of which one row shows that an agency has begun. */
const begun = [
  ...['tours', 'categories', 'contents', 'posts', 'contracts', 'bank_accounts', 'orders', 'messages', 'company_texts'],
  ...['contact_information', 'social_media', 'certificates', 'page_meta'],
]

/** Whether nothing of an agency is stored, so that the demo overwrites nobody's work. A company without particulars is nothing. */
export async function isEmpty(db: Db): Promise<boolean> {
  const has = begun.map((table) => sql`EXISTS (SELECT FROM ${sql.table(table)})`)
  const named = sql`EXISTS (SELECT FROM company WHERE version > 1 OR tracking_version > 1)`
  const { rows } = await sql<{ has_any: boolean }>`SELECT ${sql.join([...has, named], sql` OR `)} AS has_any`.execute(
    db,
  )
  return !rows[0]!.has_any
}
