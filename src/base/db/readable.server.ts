import type pg from 'pg'

/** Pages of 8 kB that are read of a table; of a bigger one they are spread over the whole. */
const maxPages = 2000
/** ms for one table. */
const patience = 5000

/**
 * PostgreSQL's errors about data that it cannot read: data and index corruption, input and output, a missing file; without
 * checksums also any internal error.
 */
const damageCodes = /^(XX00[012]|58030|58P01)$/

export const isDamage = (error: unknown) => damageCodes.test(String((error as { code?: unknown } | null)?.code))

/**
 * Reads every table with all its columns, long values included, as far as `maxPages` allow. PostgreSQL checks the checksum of
 * each page as it reads it.
 * @returns names of tables that are damaged
 */
export async function damagedTables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; share: number }>(
    `SELECT oid::regclass::text AS name, least(100, $1::float8 * 100 / greatest(pg_relation_size(oid) / 8192, 1)) AS share
       FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace ORDER BY 1`,
    [maxPages],
  )
  const damaged: string[] = []
  for (const { name, share } of rows) {
    const text = `SELECT sum(length(read::text)) FROM ${name} AS read TABLESAMPLE SYSTEM (${share})`
    // Other errors, such as a lock or a lost connection, are no damage.
    await pool.query({ text, query_timeout: patience } as pg.QueryConfig).catch((error: unknown) => {
      if (isDamage(error)) damaged.push(name)
    })
  }
  return damaged
}
