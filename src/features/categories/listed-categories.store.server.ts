import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import type { ListedPage } from '#src/base/i18n/listed-page.ts'
import { listPages } from '#src/base/i18n/slugs.store.server.ts'
import { categoryPath } from './categories.links.ts'
import { categoryTextTable } from './category-texts.store.server.ts'

/** For sitemap and search: categories in every active language in which they have a text. */
export function listedCategories(db: Db): Promise<ListedPage[]> {
  return listPages(db, categoryTextTable, sql`true`, categoryPath)
}
