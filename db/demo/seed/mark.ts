import { sql } from 'kysely'
import type { Tx } from '#src/base/db/connect.server.ts'
import type { Demo } from '../read.ts'

/** Tables that were empty before the demo. */
const seeded = [
  ...['categories', 'tours', 'departures', 'contracts', 'bank_accounts', 'contents', 'posts', 'certificates'],
  ...['cancellation_policies', 'pickup_points', 'departure_files'],
  ...['contact_information', 'social_media', 'messages', 'orders'],
]

/** Remembers what the demo put in, so that it can be taken away again (src/admin/start/demo.commands.server.ts). */
export async function markDemo(tx: Tx, { pictures, films, people }: Demo): Promise<void> {
  for (const table of seeded)
    await sql`INSERT INTO demo_rows (table_name, row_key) SELECT ${table}, id::text FROM ${sql.table(table)}`.execute(
      tx,
    )
  await sql`
    INSERT INTO demo_rows (table_name, row_key)
    SELECT 'images', id::text FROM images WHERE file = ANY (${pictures.map(({ name }) => name)})
    UNION ALL SELECT 'videos', file FROM videos WHERE file = ANY (${films.map(({ file }) => file)})
    UNION ALL SELECT 'users', id::text FROM users WHERE email = ANY (${Object.values(people.staff).map(({ email }) => email)})`.execute(
    tx,
  )
  await sql`
    INSERT INTO demo_rows (table_name, row_key, facts)
    SELECT 'company', id::text, to_jsonb(company) - '{id,version,tracking_version}'::text[] FROM company
    UNION ALL SELECT 'company_texts', lang, to_jsonb(company_texts) FROM company_texts
    UNION ALL SELECT 'page_meta', route_name || ' ' || lang, to_jsonb(page_meta) - 'version' FROM page_meta
    UNION ALL SELECT 'exchange_rates', currency || ' ' || day, to_jsonb(exchange_rates) FROM exchange_rates`.execute(tx)
}
