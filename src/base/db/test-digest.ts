import { sql } from 'kysely'
import type { Db } from './connect.server.ts'

/** MD5 of all rows of each table, in no order. Equal digests: nothing was written. */
export async function digestsOf(db: Db, except: readonly string[] = []): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`.execute(db)
  const digests: Record<string, string> = {}
  for (const { name } of rows.filter((row) => !except.includes(row.name))) {
    const table = sql.raw(name)
    const digest = await sql<{ digest: string }>`
      SELECT count(*) || ' ' || md5(coalesce(string_agg(md5(t::text), '' ORDER BY md5(t::text)), '')) AS digest FROM ${table} t`.execute(
      db,
    )
    digests[name] = digest.rows[0]!.digest
  }
  return digests
}
