import { type RawBuilder, sql } from 'kysely'
import { joinOfficeTexts, type TextTable, textOf } from '../../i18n/translated.store.server.ts'
import type { References } from './room-audit.ts'

/** How a room's records are called, as `names` of its room.audit.server.ts. src/admin/audit/namings.server.ts lists those of all rooms. */
export type RoomNames = {
  /** By table. @param lang of the reader */
  namings: (lang: string) => Record<string, Naming>
  /** Those of the room's words. */
  references?: References
}

/** How the records of a table are called. `from` joins what the name needs. */
export type Naming = {
  from: RawBuilder<unknown>
  name: RawBuilder<unknown>
  key?: string
  part?: RawBuilder<unknown>
  isSearched?: false
  /** The same as that the name contains a text without a bar, for a table that grows. */
  finds?: (search: string) => RawBuilder<boolean>
}

export const translatedName = (table: string, texts: TextTable, column: 'name' | 'title', lang: string): Naming => ({
  from: sql`${sql.table(table)} ${joinOfficeTexts(texts, lang)}`,
  name: textOf(column),
})

export const plainName = (table: string, name: RawBuilder<unknown>, more: Partial<Naming> = {}): Naming => ({
  from: sql.table(table),
  name,
  ...more,
})
