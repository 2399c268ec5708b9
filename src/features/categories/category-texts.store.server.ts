import type { PageTextTable } from '#src/base/i18n/slugs.store.server.ts'
import type { PublishedTextTable } from '#src/base/i18n/translated.store.server.ts'

export const categoryTextTable = {
  table: 'category_texts',
  of: { category_id: 'categories.id' },
  records: 'categories',
  kind: 'category',
  isPublished: true,
} satisfies PageTextTable

/** Texts of the tours that a category counts. The room of tours knows this room, so its declaration cannot be imported here. */
export const countedTextTable: PublishedTextTable = {
  table: 'tour_texts',
  of: { tour_id: 'tours.id' },
  isPublished: true,
  publicLangs: 'tours.public_langs',
}
