import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import type { Disk } from '#src/base/files/disk.server.ts'

/** Tables that belong to the installation: accounts, what staff did, languages, texts of the interface, secrets. */
const staying = [
  ...['schema_migrations', 'schema_functions', 'app_keys', 'languages', 'static_strings', 'rate_limits', 'settings'],
  ...['users', 'sessions', 'password_links', 'login_networks', 'audit_events'],
  ...['reply_templates', 'alert_settings'],
]

/** Tables of which one row shows that an agency has begun. */
const begun = [
  'company',
  'tours',
  'categories',
  'contents',
  'posts',
  'contracts',
  'bank_accounts',
  'orders',
  'messages',
]

/** Whether nothing of an agency is stored, so that the demo overwrites nobody's work. */
export async function isEmpty(db: Db): Promise<boolean> {
  const has = begun.map((table) => sql`EXISTS (SELECT FROM ${sql.table(table)})`)
  const { rows } = await sql<{ has_any: boolean }>`SELECT ${sql.join(has, sql` OR `)} AS has_any`.execute(db)
  return !rows[0]!.has_any
}

/**
 * Empties the database but for the installation's own tables, and removes the files: contents, pictures, tours, orders,
 * messages. Accounts stay. A company without particulars stays too: it is the sign that the demo is not wanted again.
 */
export async function removeDemo(db: Db, disk: Disk): Promise<void> {
  await transaction(db, async (tx) => {
    const { rows } = await sql<{ name: string }>`
      SELECT relname AS name FROM pg_class
       WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace AND relname <> ALL(${staying})`.execute(tx)
    await sql`TRUNCATE ${sql.join(rows.map(({ name }) => sql.table(name)))} RESTART IDENTITY`.execute(tx)
    await tx.updateTable('settings').set({ opened_at: null }).execute()
    await tx
      .insertInto('company')
      .values({ project_company_name: 'Seyyah', main_color: '#0f4c5c', second_color: '#e36414' })
      .execute()
  })
  for (const folder of ['images', 'videos']) await disk.deleteAll(folder).catch(ignoreMissing)
}

function ignoreMissing(error: unknown): void {
  const { cause, code } = error as { cause?: { code?: unknown }; code?: unknown }
  if (code !== 'ENOENT' && cause?.code !== 'ENOENT') throw error
}
