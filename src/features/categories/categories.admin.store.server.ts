import { type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { closeQueue, nextQueue } from '#src/base/db/queue-order.server.ts'
import { officeImageJson } from '#src/base/files/images.store.server.ts'
import { findTexts } from '#src/base/i18n/texts.store.server.ts'
import { categoryTexts, type OfficeCategory } from './categories.admin.schema.ts'
import { categoryTextTable } from './category-texts.store.server.ts'

const listOf = (parent_id: number | null) => ({ table: 'categories', scope: { parent_id } }) as const

/** Categories as the office sees them, in their order. @param of one id, one list by its parent (null: main), or all */
export async function findOfficeCategories(
  db: Db,
  lang: string,
  of: { id: number } | { parent_id: number | null } | 'all',
): Promise<OfficeCategory[]> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'parent_id', 'queue', 'version', officeImageJson('categories.cover_image_id').as('cover_image')])
    .select(sql<number>`(SELECT count(*) FROM tour_categories WHERE category_id = categories.id)`.as('tour_count'))
    .$if(of !== 'all' && 'id' in of, (query) => query.where('id', '=', (of as { id: number }).id))
    .$if(of !== 'all' && 'parent_id' in of, (query) =>
      query.where(sql<SqlBool>`parent_id IS NOT DISTINCT FROM ${(of as { parent_id: number | null }).parent_id}`),
    )
    .orderBy('queue', 'desc')
    .orderBy('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  const texts = await findTexts(db, categoryTextTable, ids, Object.keys(categoryTexts), lang)
  return rows.map((row) => ({ ...row, ...(texts.get(row.id) as { name: string }) }))
}

export type CategoryRow = { id: number; parent_id: number | null; cover_image_id: number | null; version: number }

/** Kept as it is until the transaction ends. */
export async function lockCategory(tx: Tx, id: number): Promise<CategoryRow | null> {
  const row = await tx
    .selectFrom('categories')
    .select(['id', 'parent_id', 'cover_image_id', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

type Values = Pick<CategoryRow, 'parent_id' | 'cover_image_id'>

/** The first of its list. */
export async function insertCategory(tx: Tx, values: Values): Promise<number> {
  const queue = await nextQueue(tx, listOf(values.parent_id))
  const { id } = await tx
    .insertInto('categories')
    .values({ ...values, queue })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** One that changes its list becomes the first of the other. */
export async function updateCategory(tx: Tx, before: CategoryRow, values: Values): Promise<void> {
  const isMoved = before.parent_id !== values.parent_id
  await tx
    .updateTable('categories')
    .set({
      ...values,
      version: before.version + 1,
      ...(isMoved && { queue: await nextQueue(tx, listOf(values.parent_id)) }),
    })
    .where('id', '=', before.id)
    .execute()
  if (isMoved) await closeQueue(tx, listOf(before.parent_id))
}

/** What a category is needed for. */
export async function countUses(tx: Tx, id: number): Promise<{ tours: number; sub_categories: number }> {
  const { rows } = await sql<{ tours: number; sub_categories: number }>`
    SELECT (SELECT count(*) FROM tour_categories WHERE category_id = ${id}) AS tours,
           (SELECT count(*) FROM categories WHERE parent_id = ${id}) AS sub_categories`.execute(tx)
  return rows[0]!
}

export async function deleteCategory(tx: Tx, { id, parent_id }: CategoryRow): Promise<void> {
  await tx.deleteFrom('categories').where('id', '=', id).execute()
  await closeQueue(tx, listOf(parent_id))
}
