import { createHash } from 'node:crypto'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { ownClient } from '../db/own-client.server.ts'
import type { Manifest } from './manifest.ts'

/**
 * Tables whose rows are not in a backup. `schema_…` describe the program's own schema. The others must not be restored: rate limits, the
 * record of backups on the source machine, and sessions and links that have expired.
 */
export const leftOut: readonly string[] = [
  'schema_migrations',
  'schema_functions',
  'rate_limits',
  'backup_runs',
  'sessions',
  'password_links',
]

/** `order`: the primary key, which makes the digest of a table the same on every server. */
export type Table = { name: string; columns: string[]; order: string }

/** The form of values in the archive, whatever the server's settings are. */
const textForm = [
  'timezone=UTC',
  'datestyle=ISO',
  'intervalstyle=postgres',
  'extra_float_digits=1',
  'bytea_output=hex',
  'client_encoding=UTF8',
  'statement_timeout=0',
  'lock_timeout=10s',
  'idle_in_transaction_session_timeout=0',
  // The server cancels the statement of a killed process.
  'client_connection_check_interval=1000',
]

/** A connection for a backup or restore. The caller ends it. */
export function openClient(url: string, name: string): Promise<pg.Client> {
  const options = textForm.map((setting) => `-c ${setting}`).join(' ')
  return ownClient(url, name, { connectionTimeoutMillis: 5000, options })
}

export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT c.relname AS name,
           (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
             WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
           coalesce((SELECT string_agg(format('%I', a.attname) || CASE WHEN a.attcollation <> 0 THEN ' COLLATE "C"' ELSE '' END, ', '
                                       ORDER BY array_position(i.indkey::int2[], a.attnum))
                       FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
                      WHERE i.indrelid = c.oid AND i.indisprimary),
                    format('%I::text COLLATE "C"', c.relname)) AS "order"
      FROM pg_class c
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r'
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
     ORDER BY c.relname COLLATE "C"`)
  return rows
}

export function isBackedUp({ name }: { name: string }): boolean {
  return !leftOut.includes(name)
}

const quoted = (names: readonly string[]) => names.map((name) => pg.escapeIdentifier(name)).join(', ')

/** The rows of a table as text, in chunks of any size. */
export async function* copyOut(client: pg.Client, { name, columns, order }: Table): AsyncGenerator<Buffer> {
  const rows = `SELECT ${quoted(columns)} FROM ${pg.escapeIdentifier(name)} ORDER BY ${order}`
  for await (const chunk of client.query(copyTo(`COPY (${rows}) TO STDOUT`))) yield chunk as Buffer
}

export const copyInto = ({ name, columns }: { name: string; columns: readonly string[] }) =>
  `COPY ${pg.escapeIdentifier(name)} (${quoted(columns)}) FROM STDIN`

/** Columns with the name of a stored file. Documents are named by their key. */
const fileColumn = /(^|_)file$/
const keys: Record<string, string> = {
  images: `'images/' || file || '/original'`,
  videos: `'videos/' || file`,
}

/** Keys of the files that rows name. */
export async function listNamedFiles(client: pg.Client, tables: readonly Table[]): Promise<string[]> {
  const found = new Set<string>()
  for (const { name, columns } of tables)
    for (const column of columns.filter((each) => fileColumn.test(each))) {
      const key = keys[name] ?? pg.escapeIdentifier(column)
      const { rows } = await client.query<{ key: string }>(
        `SELECT key FROM (SELECT ${key} AS key FROM ${pg.escapeIdentifier(name)}) AS named WHERE key ~ '^(documents|images|videos)/'`,
      )
      for (const row of rows) found.add(row.key)
    }
  return [...found].sort()
}

/** Counts and digests of the rows of a table while they pass. Each row ends with a line feed; those in values are escaped. */
export function tableSum() {
  const digest = createHash('sha256')
  let rows = 0
  return {
    add(bytes: Uint8Array) {
      digest.update(bytes)
      for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) rows++
    },
    result: () => ({ rows, sha256: digest.digest('hex') }),
  }
}

/** Sequences that columns own, as they are now; they are not part of a snapshot, so they are read after the rows. */
export async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; table: string; column: string }>(`
    SELECT d.objid::regclass::text AS name, c.relname AS table, a.attname AS column
      FROM pg_depend d
      JOIN pg_class s ON s.oid = d.objid AND s.relkind = 'S'
      JOIN pg_class c ON c.oid = d.refobjid AND c.relnamespace = current_schema()::regnamespace
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = d.refobjsubid
     WHERE d.classid = 'pg_class'::regclass AND d.deptype IN ('a', 'i')
     ORDER BY c.relname COLLATE "C", a.attnum`)
  const found: Manifest['sequences'] = []
  for (const { name, table, column } of rows) {
    const { rows: values } = await client.query<{ value: string; is_called: boolean }>(
      `SELECT last_value::text AS value, is_called FROM ${name}`,
    )
    found.push({ table, column, ...values[0]! })
  }
  return found
}

export async function readMigrationsOf(client: pg.Client): Promise<Manifest['migrations']> {
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT to_regclass('schema_migrations') IS NOT NULL AS there`,
  )
  if (!rows[0]!.there) return []
  const applied = await client.query<Manifest['migrations'][number]>(
    'SELECT name, sha256 FROM schema_migrations ORDER BY name COLLATE "C"',
  )
  return applied.rows
}
