import type { TextTable } from '#src/base/i18n/translated.store.server.ts'

export const contentTextTable: TextTable = { table: 'content_texts', of: { content_id: 'contents.id' } }
