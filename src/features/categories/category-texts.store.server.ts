import type { PageTextTable } from '#src/base/i18n/slugs.store.server.ts'

export const categoryTextTable = {
  table: 'category_texts',
  of: { category_id: 'categories.id' },
  records: 'categories',
  kind: 'category',
  isPublished: true,
} satisfies PageTextTable
