import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely'
import { orderOf, type QueueItem, queueOf } from './queue-order.ts'

/** One ordered list: the rows of a table with the values of `scope`. Column names are constants, never input. */
export type QueueList<DB, T extends keyof DB & string> = {
  table: T
  /** Primary key within the list; default `id`. */
  id?: keyof DB[T] & string
  /** For example { section: 'home', lang: 'tr' }; null means rows without a value. */
  scope?: Partial<Selectable<DB[T]>>
}

/**
 * Saves the order of a list. Concurrent saves run one after the other; rows are locked in id order.
 * @returns the order before, numbered alike
 * @throws QueueMismatch unless `items` are exactly the rows of the list, numbered n to 1; the transaction must then end.
 */
export async function saveQueue<DB, T extends keyof DB & string>(
  tx: Transaction<DB>,
  list: QueueList<DB, T>,
  items: readonly QueueItem[],
): Promise<QueueItem[]> {
  const { table, id, where } = partsOf(list)
  const { rows } = await sql<QueueItem>`
    select ${id} as id, queue from ${table} where ${where} order by ${id} for update`.execute(tx)
  const ids = orderOf(
    rows.map((row) => row.id),
    items,
  )
  await sql`
    update ${table} set queue = ${ids.length} + 1 - sent.place
    from unnest(${ids}::bigint[]) with ordinality as sent (id, place)
    where ${id} = sent.id and ${where}`.execute(tx)
  return queueOf(rows.toSorted((a, b) => b.queue - a.queue).map((row) => row.id))
}

/** The queue number that puts a new row first. */
export async function nextQueue<DB, T extends keyof DB & string>(
  db: Kysely<DB>,
  list: QueueList<DB, T>,
): Promise<number> {
  const { table, where } = partsOf(list)
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(queue), 0) + 1 as next from ${table} where ${where}`.execute(db)
  return rows[0]!.next
}

/** Renumbers a list n to 1 after a row has left it; the order stays. */
export async function closeQueue<DB, T extends keyof DB & string>(
  tx: Transaction<DB>,
  list: QueueList<DB, T>,
): Promise<void> {
  const { table, id, where } = partsOf(list)
  await sql`
    update ${table} set queue = numbered.place
    from (select ${id} as id, row_number() over (order by queue, ${id} desc) as place from ${table} where ${where}) as numbered
    where ${id} = numbered.id and ${where} and queue <> numbered.place`.execute(tx)
}

function partsOf<DB, T extends keyof DB & string>(list: QueueList<DB, T>) {
  const column = (name: string) => sql.ref(`${list.table}.${name}`)
  const conditions: RawBuilder<unknown>[] = Object.entries(list.scope ?? {}).map(
    ([name, value]) => sql`${column(name)} is not distinct from ${value}`,
  )
  return {
    table: sql.table(list.table),
    id: column(list.id ?? 'id'),
    where: conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`,
  }
}
