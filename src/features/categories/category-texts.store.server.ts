import { sql } from 'kysely'
import type { PageTextTable } from '#src/base/i18n/slugs.store.server.ts'
import { type CountedTexts, lacksNothing } from '#src/base/i18n/translations.store.server.ts'

export const categoryTextTable = {
  table: 'category_texts',
  of: { category_id: 'categories.id' },
  records: 'categories',
  kind: 'category',
  isPublished: true,
} satisfies PageTextTable

export const countedCategories: CountedTexts = { texts: categoryTextTable, name: sql`main.name`, isDone: lacksNothing }
