import { type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import { officeImageJson } from '#src/base/files/images.store.server.ts'
import type { TextState } from '#src/base/i18n/publishing.ts'
import { findTexts } from '#src/base/i18n/texts.store.server.ts'
import { textStates } from '#src/base/i18n/translated.store.server.ts'
import { categoryTextFields, type OfficeCategory, type OfficeCategoryItem } from './categories.admin.schema.ts'
import type { CategoryList } from './categories.rules.ts'
import { categoryTextTable } from './category-texts.store.server.ts'

/** For the office, in queue order. @param of one id, or a list */
export async function findOfficeCategories(
  db: Db,
  lang: string,
  of: { id: number } | CategoryList,
): Promise<OfficeCategory[]> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'parent_id', 'queue', 'version', officeImageJson('categories.cover_image_id').as('cover_image')])
    .select(sql<number>`(SELECT count(*) FROM tour_categories WHERE category_id = categories.id)`.as('tour_count'))
    .where(whereList(of))
    .orderBy('queue', 'desc')
    .orderBy('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  const texts = await findTexts(db, categoryTextTable, ids, Object.keys(categoryTextFields), lang)
  return rows.map((row) => ({ ...row, ...(texts.get(row.id) as { name: string }) }))
}

/** The same as rows of a list. */
export async function listOfficeCategories(db: Db, lang: string, list: CategoryList): Promise<OfficeCategoryItem[]> {
  const { rows } = await sql<{ id: number; langs: TextState[]; all_tour_count: number }>`
    SELECT categories.id, ${textStates(categoryTextTable)} AS langs,
           (SELECT count(DISTINCT tour_id) FROM tour_categories JOIN categories AS inside ON inside.id = category_id
             WHERE categories.id IN (inside.id, inside.parent_id)) AS all_tour_count
      FROM categories`.execute(db)
  const more = new Map(rows.map(({ id, ...row }) => [id, row]))
  const found = await findOfficeCategories(db, lang, list)
  return found.flatMap((category) => {
    const own = more.get(category.id)
    return own ? [{ ...category, ...own }] : []
  })
}

function whereList(of: { id: number } | CategoryList) {
  if (of === 'all') return sql<SqlBool>`true`
  if (of === 'sub') return sql<SqlBool>`parent_id IS NOT NULL`
  return 'id' in of ? sql<SqlBool>`id = ${of.id}` : sql<SqlBool>`parent_id IS NOT DISTINCT FROM ${of.parent_id}`
}

export async function lockParent(tx: Tx, id: number): Promise<{ parent_id: number | null } | null> {
  const row = await tx.selectFrom('categories').select('parent_id').where('id', '=', id).forUpdate().executeTakeFirst()
  return row ?? null
}

/** Numbers of tours and sub-categories that refer to a category. */
export async function countUses(tx: Tx, id: number): Promise<{ tours: number; sub_categories: number }> {
  const { rows } = await sql<{ tours: number; sub_categories: number }>`
    SELECT (SELECT count(*) FROM tour_categories WHERE category_id = ${id}) AS tours,
           (SELECT count(*) FROM categories WHERE parent_id = ${id}) AS sub_categories`.execute(tx)
  return rows[0]!
}
