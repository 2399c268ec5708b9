import type { Insertable } from 'kysely'
import type { Db, Tables } from './connect.server.ts'

/** Inserts a row, or several, unless it is there already. @returns false when nothing was inserted */
export async function insertOnce<T extends keyof Tables & string>(
  db: Db,
  table: T,
  rows: Insertable<Tables[T]> | readonly Insertable<Tables[T]>[],
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto(table)
    // Kysely does not resolve the columns of a table that is a type parameter.
    .values(rows as never)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
