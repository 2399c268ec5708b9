import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { imageJson } from '#src/base/files/images.store.server.ts'
import { type FoundSlug, findBySlug, seoNames } from '#src/base/i18n/slugs.store.server.ts'
import { isPublicIn, joinTexts, ownText, text } from '#src/base/i18n/translated.store.server.ts'
import type { ListedCategory } from './categories.rules.ts'
import type { CategoryHead } from './categories.schema.ts'
import { categoryTextTable, countedTextTable } from './category-texts.store.server.ts'

/** All categories that are public in this language, in the office's order. */
export async function listCategories(db: Db, lang: string): Promise<ListedCategory[]> {
  const { rows } = await sql<ListedCategory>`
    WITH counted AS (${counts(sql`true`, lang)})
    SELECT categories.id, parent_id, ${fields(lang)} FROM categories ${joinTexts(categoryTextTable, lang)}
     WHERE ${isPublicIn(categoryTextTable, lang)} ORDER BY queue DESC, categories.id`.execute(db)
  return rows
}

/** By current or former slug. */
export function findCategoryBySlug(db: Db, seo_name: string, lang: string): Promise<FoundSlug> {
  return findBySlug(db, categoryTextTable, { seo_name, lang, shown: sql`true` })
}

/** A main category with its sub-categories, or a sub-category with its parent. */
export async function findCategory(db: Db, id: number, lang: string): Promise<CategoryHead> {
  const { rows: family } = await sql<ListedCategory>`
    WITH counted AS (${counts(sql`${id} IN (categories.id, categories.parent_id)`, lang)})
    SELECT categories.id, categories.parent_id, ${fields(lang)} FROM categories ${joinTexts(categoryTextTable, lang)}
     WHERE categories.id = ${id} OR ${isPublicIn(categoryTextTable, lang)}
           AND (categories.parent_id = ${id} OR categories.id = (SELECT parent_id FROM categories WHERE id = ${id}))
     ORDER BY queue DESC, categories.id`.execute(db)
  const { rows: details } = await sql<Pick<CategoryHead['main_category'], 'description' | 'seo_names'>>`
    SELECT ${text('description')}, ${seoNames(categoryTextTable)} AS seo_names
      FROM categories ${joinTexts(categoryTextTable, lang)} WHERE categories.id = ${id}`.execute(db)
  const { parent_id, ...main } = family.find((category) => category.id === id)!
  const parent = family.find((category) => category.id === parent_id)
  return {
    main_category: {
      ...main,
      ...details[0]!,
      parent: parent ? { name: parent.name, seo_name: parent.seo_name } : null,
    },
    sub_categories: family.filter((category) => category.parent_id === id),
  }
}

/** `counted`: tours per category that are published in this language. A tour in several sub-categories counts once for the parent. @param which condition on `categories` */
function counts(which: RawBuilder<unknown>, lang: string) {
  return sql`
    SELECT shown.id, count(*) AS tours
      FROM (SELECT categories.id, tour_id FROM categories JOIN tour_categories ON category_id = categories.id WHERE ${which}
            UNION
            SELECT parent_id, tour_id FROM categories JOIN tour_categories ON category_id = categories.id
             WHERE parent_id IS NOT NULL AND ${which}) AS shown
      JOIN tours ON tours.id = tour_id AND tours.status = 'yayinda' AND ${isPublicIn(countedTextTable, lang)}
     GROUP BY shown.id`
}

/** Columns of CategorySummary from the joined texts and `counted`. */
function fields(lang: string) {
  return sql`
    ${text('name')}, ${text('seo_name')}, ${ownText('seo_title')}, ${ownText('seo_description')},
    categories.queue, ${imageJson('categories.cover_image_id', lang)} AS cover,
    coalesce((SELECT tours FROM counted WHERE counted.id = categories.id), 0) AS tour_count`
}
