import type { FilterScreen, SavedFilter } from '#src/base/admin-kit/list/saved-filters.ts'
import type { Db, Tx } from '#src/base/db/connect.server.ts'

/** In the order of saving. */
export function listFilters(db: Db, user_id: number, screen: string): Promise<SavedFilter[]> {
  return db
    .selectFrom('saved_filters')
    .select(['id', 'name', 'query'])
    .where('user_id', '=', user_id)
    .where('screen', '=', screen)
    .orderBy('id')
    .execute()
}

export function findFilter(db: Db, user_id: number, id: number) {
  return db
    .selectFrom('saved_filters')
    .select(['screen', 'name', 'query'])
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function insertFilter(
  tx: Tx,
  filter: { user_id: number; screen: FilterScreen; name: string; query: string },
): Promise<number> {
  const { id } = await tx.insertInto('saved_filters').values(filter).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateFilter(tx: Tx, id: number, filter: { name: string; query: string }): Promise<void> {
  await tx.updateTable('saved_filters').set(filter).where('id', '=', id).execute()
}

/** @returns false when the user has no such filter */
export async function deleteFilter(db: Db, user_id: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_filters')
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
