import { sql } from 'kysely'
import type { PublishedTextTable } from '#src/base/i18n/translated.store.server.ts'
import { type CountedTexts, lacksNothing } from '#src/base/i18n/translations.store.server.ts'

export const contentTextTable: PublishedTextTable = {
  table: 'content_texts',
  of: { content_id: 'contents.id' },
  isPublished: true,
}

export const countedContents = (page: string): CountedTexts => ({
  texts: contentTextTable,
  // Some contents have a text or a button only.
  name: sql`coalesce(nullif(main.title, ''), nullif(main.btn_title, ''), left(regexp_replace(main.description, '<[^>]*>', ' ', 'g'), 80))`,
  isDone: lacksNothing,
  where: sql`contents.page = ${page} AND contents.active`,
})
