import { sql } from 'kysely'
import type { Db } from './connect.server.ts'

/** Number and MD5 of all rows of each table, in no order. Equal digests: nothing was written. @param except tables left out */
export async function digestsOf(db: Db, except: readonly string[] = []): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`.execute(db)
  const digests = tables
    .filter(({ name }) => !except.includes(name))
    .map(
      ({ name }) => sql`
      SELECT ${name}::text AS name, count(*) || ' ' || md5(coalesce(string_agg(md5(t::text), '' ORDER BY md5(t::text)), '')) AS digest
        FROM ${sql.raw(name)} t`,
    )
  const { rows } = await sql<{ name: string; digest: string }>`${sql.join(digests, sql` UNION ALL `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}
