import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Tables, Tx } from './connect.server.ts'
import { listenerName } from './propagation.server.ts'
import { seal, unseal } from './sealed.server.ts'

/** Columns whose values are sealed with a key (sealed.server.ts). */
export type SealedColumns = { key: string; table: keyof Tables; columns: readonly string[] }

export type Renewed = { before: Buffer; after: Buffer }

/** Blocks all reads of the application's keys until the transaction ends. */
export async function lockKeys(tx: Tx): Promise<void> {
  await sql`LOCK TABLE app_keys IN ACCESS EXCLUSIVE MODE`.execute(tx)
}

/**
 * Number of running programs, which have keys in memory. Counted after `lockKeys` it is complete: a program listens to changes before it
 * reads its first key.
 */
export async function countPrograms(tx: Tx): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = ${listenerName}`.execute(tx)
  return rows[0]!.n
}

/** New values of all keys but some. @returns both values, by the key's name */
export async function renewKeys(tx: Tx, staying: readonly string[]): Promise<Map<string, Renewed>> {
  const keys = await tx.selectFrom('app_keys').select(['name', 'value']).orderBy('name').execute()
  const renewed = new Map<string, Renewed>()
  for (const { name, value: before } of keys.filter((key) => !staying.includes(key.name))) {
    const after = randomBytes(32)
    await tx.updateTable('app_keys').set({ value: after }).where('name', '=', name).execute()
    renewed.set(name, { before, after })
  }
  return renewed
}

/** Seals again with a new key. @returns the number of values. @throws for a value that the old key does not open, with its column */
export async function reseal(tx: Tx, { table, columns }: SealedColumns, { before, after }: Renewed): Promise<number> {
  let count = 0
  for (const name of columns) {
    const column = sql.ref(name)
    const { rows } = await sql<{ place: string; sealed: Buffer }>`SELECT ctid::text AS place, ${column} AS sealed
      FROM ${sql.table(table)} WHERE ${column} IS NOT NULL FOR UPDATE`.execute(tx)
    for (const { place, sealed } of rows) {
      const value = seal(after, opened(before, sealed, `${table}.${name}`))
      await sql`UPDATE ${sql.table(table)} SET ${column} = ${value} WHERE ctid = ${place}::tid`.execute(tx)
    }
    count += rows.length
  }
  return count
}

function opened(key: Buffer, sealed: Buffer, where: string): string {
  try {
    return unseal(key, sealed)
  } catch {
    throw new Error(`${where}: eski anahtarla açılmıyor / does not open with the old key`)
  }
}
