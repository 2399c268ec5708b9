import { type RawBuilder, sql } from 'kysely'
import type { Tables, Tx } from './connect.server.ts'
import { closeQueue, nextQueue, type QueueList } from './queue-order.server.ts'

/** A table with the columns `queue` (order) and `version` (number of saves). */
export type ListedTable = {
  [T in keyof Tables]: Tables[T] extends { queue: unknown; version: unknown } ? T : never
}[keyof Tables]
type Values = Record<string, unknown>
type List = { table: ListedTable; scope?: Values }

/** Inserts a row at the first or the last place of its list. @returns its id. */
export async function insertListed(
  tx: Tx,
  list: List,
  values: Values,
  place: 'first' | 'last' = 'first',
): Promise<number> {
  const queue = place === 'first' ? await nextQueue(tx, queueList(list)) : 0
  const row = { ...list.scope, ...values, queue }
  const { rows } = await sql<{ id: number }>`
    INSERT INTO ${sql.table(list.table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    VALUES (${sql.join(Object.values(row))}) RETURNING id`.execute(tx)
  if (place === 'last') await closeQueue(tx, queueList(list))
  return rows[0]!.id
}

/** Locks a row until the transaction ends. */
export async function lockListed(tx: Tx, table: ListedTable, id: number): Promise<{ version: number } | null> {
  const { rows } = await sql<{ version: number }>`
    SELECT version FROM ${sql.table(table)} WHERE id = ${id} FOR UPDATE`.execute(tx)
  return rows[0] ?? null
}

/** @param moved the old and the new list of a row that changes its list; it becomes the first of the new one. */
export async function updateListed(
  tx: Tx,
  table: ListedTable,
  id: number,
  values: Values,
  moved?: { from: Values; to: Values },
): Promise<void> {
  const place = moved && { ...moved.to, queue: await nextQueue(tx, queueList({ table, scope: moved.to })) }
  const row = { ...values, ...place }
  const changed: RawBuilder<unknown>[] = Object.entries(row).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  await sql`UPDATE ${sql.table(table)} SET ${sql.join([...changed, sql`version = version + 1`])} WHERE id = ${id}`.execute(
    tx,
  )
  if (moved) await closeQueue(tx, queueList({ table, scope: moved.from }))
}

export async function deleteListed(tx: Tx, list: List, id: number): Promise<void> {
  await sql`DELETE FROM ${sql.table(list.table)} WHERE id = ${id}`.execute(tx)
  await closeQueue(tx, queueList(list))
}

const queueList = (list: List) => list as QueueList<Tables, ListedTable>
