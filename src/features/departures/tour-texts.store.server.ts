import { sql } from 'kysely'
import type { PageTextTable } from '#src/base/i18n/slugs.store.server.ts'
import type { TextTable } from '#src/base/i18n/translated.store.server.ts'
import { type CountedTexts, lacksNothing } from '#src/base/i18n/translations.store.server.ts'

export const tourTextTable = {
  table: 'tour_texts',
  of: { tour_id: 'tours.id' },
  records: 'tours',
  kind: 'tour',
  isPublished: true,
  publicLangs: 'tours.public_langs',
} satisfies PageTextTable

/** Texts of the days of a programme. */
export const dayTextTable: TextTable = {
  table: 'tour_day_texts',
  of: { tour_id: 'tour_days.tour_id', day: 'tour_days.day' },
}

export const countedTours: CountedTexts = {
  texts: tourTextTable,
  name: sql`main.name`,
  isDone: lacksNothing,
  where: sql`tours.status <> 'arsiv'`,
}
