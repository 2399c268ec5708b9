import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type pg from 'pg'

/** The folder does not match the database, or a file cannot be applied. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

/** `path` is for messages, such as 'migrations/0001.languages.sql'. */
export type SqlFile = { name: string; path: string; sha256: string; sql: string }

/** The .sql files of a folder, sorted by name. Line ends are normalized, because checkouts may differ in them. */
export function readSqlFiles(folder: string): SqlFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
      const sha256 = createHash('sha256').update(sql).digest('hex')
      return { name, path: `${basename(folder)}/${name}`, sql, sha256 }
    })
}

/** Runs a file inside an open transaction. @throws MigrationError that names the file and the line. */
export async function runSqlFile(client: pg.Client, { path, sql }: SqlFile): Promise<void> {
  // Its own COMMIT would end the transaction that makes the file atomic.
  if (/^\s*(begin|start\s+transaction|commit|rollback)(\s+(work|transaction))?\s*;/im.test(sql))
    throw new MigrationError(`${path}: already runs in a transaction, remove its own`)
  try {
    await client.query(sql)
  } catch (error) {
    const { message, position } = error as { message: string; position?: string }
    const line = position ? ` (line ${sql.slice(0, Number(position)).split('\n').length})` : ''
    throw new MigrationError(`${path}${line}: ${message}`, { cause: error })
  }
}

export async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  try {
    await client.query('begin')
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
