import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { imageJson } from '#src/base/files/images.store.server.ts'
import type { ListedCategory } from './categories.rules.ts'
import type { CategoryPage } from './categories.schema.ts'

/** Every category that has a text, in the office's order, sub-categories among them. */
export async function listCategories(db: Db, lang: string): Promise<ListedCategory[]> {
  const { rows } = await sql<ListedCategory>`
    WITH counted AS (${counts(sql`true`)})
    SELECT categories.id, parent_id, ${fields(lang)} FROM categories ${joinTexts(lang)}
     ORDER BY queue DESC, categories.id`.execute(db)
  return rows
}

/** The id of the category that has this slug in any language; the asked one's, then the default's, comes first. */
export async function findCategoryBySeoName(db: Db, seo_name: string, lang: string): Promise<number | null> {
  const row = await db
    .selectFrom('category_texts')
    .innerJoin('languages', 'languages.abbr', 'category_texts.lang')
    .select('category_id')
    .where('seo_name', '=', seo_name)
    .orderBy((eb) => eb('category_texts.lang', '=', lang), 'desc')
    .orderBy('languages.is_default', 'desc')
    .orderBy('languages.abbr')
    .limit(1)
    .executeTakeFirst()
  return row?.category_id ?? null
}

/** Today's slug of the category that once had this one. */
export async function findSlugRedirect(db: Db, seo_name: string, lang: string): Promise<string | null> {
  const { rows } = await sql<{ seo_name: string }>`
    SELECT coalesce(asked.seo_name, spare.seo_name) AS seo_name FROM slug_redirects
      JOIN categories ON categories.id = slug_redirects.target_id ${joinTexts(lang)}
     WHERE slug_redirects.kind = 'category' AND slug_redirects.seo_name = ${seo_name}
     ORDER BY slug_redirects.lang = ${lang} DESC, changed_at DESC LIMIT 1`.execute(db)
  return rows[0]?.seo_name ?? null
}

type Head = Pick<CategoryPage, 'main_category' | 'sub_categories'>

/** A category with its parent, or with its sub-categories. */
export async function findCategory(db: Db, id: number, lang: string): Promise<Head> {
  const { rows } = await sql<CategoryPage['main_category'] & { parent_id: number | null }>`
    WITH counted AS (${counts(sql`${id} IN (categories.id, categories.parent_id)`)})
    SELECT categories.id, parent_id, ${fields(lang)}, coalesce(nullif(asked.description, ''), spare.description) AS description,
           (SELECT coalesce(jsonb_object_agg(languages.abbr, own.seo_name), '{}')
              FROM languages JOIN category_texts own ON own.category_id = categories.id AND own.lang = languages.abbr
             WHERE languages.active) AS seo_names
      FROM categories ${joinTexts(lang)}
     WHERE categories.id = ${id}`.execute(db)
  const { parent_id, ...main } = rows[0]!
  const { rows: family } = await sql<ListedCategory>`
    WITH counted AS (${counts(sql`categories.parent_id = ${id}`)})
    SELECT categories.id, categories.parent_id, ${fields(lang)} FROM categories ${joinTexts(lang)}
     WHERE categories.parent_id = ${id} OR categories.id = ${parent_id} ORDER BY queue DESC, categories.id`.execute(db)
  const parent = family.find((category) => category.id === parent_id)
  return {
    main_category: { ...main, parent: parent ? { name: parent.name, seo_name: parent.seo_name } : null },
    sub_categories: family.filter((category) => category.parent_id === id),
  }
}

/** `counted`: published tours by category, those of a sub-category its parent's too; each counts once. @param which of `categories`. */
function counts(which: RawBuilder<unknown>) {
  return sql`
    SELECT shown.id, count(*) AS tours
      FROM (SELECT categories.id, tour_id FROM categories JOIN tour_categories ON category_id = categories.id WHERE ${which}
            UNION
            SELECT parent_id, tour_id FROM categories JOIN tour_categories ON category_id = categories.id
             WHERE parent_id IS NOT NULL AND ${which}) AS shown
      JOIN tours ON tours.id = tour_id AND tours.status = 'yayinda'
     GROUP BY shown.id`
}

/** What a category shows wherever it is named, from the joined texts and `counted`. */
function fields(lang: string) {
  return sql`
    coalesce(asked.name, spare.name) AS name, coalesce(asked.seo_name, spare.seo_name) AS seo_name,
    CASE WHEN asked.lang IS NULL THEN nullif(spare.seo_title, '') ELSE nullif(asked.seo_title, '') END AS seo_title,
    CASE WHEN asked.lang IS NULL THEN nullif(spare.seo_description, '') ELSE nullif(asked.seo_description, '') END AS seo_description,
    categories.queue, ${imageJson('categories.cover_image_id', lang)} AS cover,
    coalesce((SELECT tours FROM counted WHERE counted.id = categories.id), 0) AS tour_count`
}

/** `asked` and `spare` for `categories`: the text in the asked language, and what stands in for a missing one. */
function joinTexts(lang: string) {
  return sql`
    LEFT JOIN category_texts asked ON asked.category_id = categories.id AND asked.lang = ${lang}
    JOIN LATERAL (SELECT * FROM category_texts WHERE category_id = categories.id
                   ORDER BY lang = (SELECT abbr FROM languages WHERE is_default) DESC, lang LIMIT 1) spare ON true`
}
