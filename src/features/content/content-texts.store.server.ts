import type { PublishedTextTable } from '#src/base/i18n/translated.store.server.ts'

export const contentTextTable: PublishedTextTable = {
  table: 'content_texts',
  of: { content_id: 'contents.id' },
  isPublished: true,
}
