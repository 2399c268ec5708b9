import { sql } from 'kysely'
import { cached } from '#src/base/cache/cached-reads.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { findIdBySlug } from '#src/base/i18n/slugs.store.server.ts'
import { isPublicIn, joinTexts, textOf } from '#src/base/i18n/translated.store.server.ts'
import { categoryTextTable } from '#src/features/categories/category-texts.store.server.ts'
import type { MenuCategory } from './list-facets.rules.ts'

/** A category by its slug, and its sub-categories; empty when no category has it. */
export function findCategoryIds(db: Db, seo_name: string, lang: string): Promise<readonly number[]> {
  return cached(db, ['category ids', seo_name, lang], async () => {
    const id = await findIdBySlug(db, categoryTextTable, { seo_name, lang, shown: sql`true` })
    if (id === null) return []
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM categories WHERE id = ${id} OR parent_id = ${id} ORDER BY parent_id IS NOT NULL, id`.execute(db)
    return rows.map((row) => row.id)
  })
}

/** Every category, in the menu's order. */
export function findMenuCategories(db: Db, lang: string): Promise<readonly MenuCategory[]> {
  return cached(db, ['menu categories', lang], async () => {
    const isPublic = isPublicIn(categoryTextTable, lang)
    const { rows } = await sql<MenuCategory>`
      SELECT id, parent_id, CASE WHEN ${isPublic} THEN ${textOf('name')} END AS name, CASE WHEN ${isPublic} THEN ${textOf('seo_name')} END AS seo_name
        FROM categories ${joinTexts(categoryTextTable, lang)} ORDER BY queue DESC, id`.execute(db)
    return rows
  })
}
