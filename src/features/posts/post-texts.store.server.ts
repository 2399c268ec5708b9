import { sql } from 'kysely'
import type { PageTextTable } from '#src/base/i18n/slugs.store.server.ts'
import type { TextTable } from '#src/base/i18n/translated.store.server.ts'
import { type CountedTexts, lacksNothing } from '#src/base/i18n/translations.store.server.ts'
import type { PostSection } from './posts.schema.ts'

export const postTextTable = {
  table: 'post_texts',
  of: { post_id: 'posts.id' },
  records: 'posts',
  kind: 'post',
  isPublished: true,
} satisfies PageTextTable

/** Documents and notes of a visa page. */
export const visaTextTable: TextTable = { table: 'visa_country_texts', of: { post_id: 'posts.id' } }

export const countedPosts = (section: PostSection): CountedTexts => ({
  texts: postTextTable,
  name: sql`main.title`,
  isDone: lacksNothing,
  where: sql`posts.section = ${section} AND posts.status <> 'arsiv'`,
})
