import { sql } from 'kysely'
import { cached } from '#src/base/cache/cached-reads.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { imageJson } from '#src/base/files/images.store.server.ts'
import type { ListedPage } from '#src/base/i18n/listed-page.ts'
import { type FoundSlug, findBySlug, listPages, seoNames } from '#src/base/i18n/slugs.store.server.ts'
import { isPublicIn, joinTexts, ownText, text } from '#src/base/i18n/translated.store.server.ts'
import { categoryPath } from './categories.links.ts'
import type { ListedCategory } from './categories.rules.ts'
import type { CategoryHead } from './categories.schema.ts'
import { categoryTextTable } from './category-texts.store.server.ts'

/** All categories that are public in this language, in the office's order. */
export async function listCategories(db: Db, lang: string): Promise<ListedCategory[]> {
  const { rows } = await sql<ListedCategory>`
    SELECT categories.id, parent_id, ${fields(lang)} FROM categories ${joinTexts(categoryTextTable, lang)}
     WHERE ${isPublicIn(categoryTextTable, lang)} ORDER BY queue DESC, categories.id`.execute(db)
  return rows
}

/** By current or former slug. */
export function findCategoryBySlug(db: Db, seo_name: string, lang: string): Promise<FoundSlug> {
  return cached(db, ['category slug', seo_name, lang], () =>
    findBySlug(db, categoryTextTable, { seo_name, lang, shown: sql`true` }),
  )
}

/** A main category with its sub-categories, or a sub-category with its parent. */
export function findCategory(db: Db, id: number, lang: string): Promise<CategoryHead> {
  return cached(db, ['category', id, lang], () => readCategory(db, id, lang))
}

async function readCategory(db: Db, id: number, lang: string): Promise<CategoryHead> {
  const { rows: family } = await sql<ListedCategory>`
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

/** Columns of CategorySummary from the joined texts. A tour in several sub-categories counts once for the parent (db/functions/category_tours.sql). */
function fields(lang: string) {
  return sql`
    ${text('name')}, ${text('seo_name')}, ${ownText('seo_title')}, ${ownText('seo_description')},
    categories.queue, ${imageJson('categories.cover_image_id', lang)} AS cover,
    coalesce((SELECT tours FROM category_tours WHERE category_tours.category_id = categories.id AND category_tours.lang = ${lang}), 0) AS tour_count`
}

/** For sitemap and search: categories in every active language in which they have a text. */
export function listedCategories(db: Db): Promise<ListedPage[]> {
  return listPages(db, categoryTextTable, sql`true`, categoryPath)
}
