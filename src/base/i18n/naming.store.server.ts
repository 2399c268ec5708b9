import { type RawBuilder, sql } from 'kysely'
import { hasTextWhere, joinOfficeTexts, type TextTable, textOf } from './translated.store.server.ts'

/** Names of a room's records, as `names` of its room.audit.server.ts: for the log, and for the list of records that show a picture. */
export type RoomNames = {
  /** By table. @param lang of the reader */
  namings: (lang: string) => Record<string, Naming>
  /** Those of the room's words (room.audit.ts). */
  references?: Readonly<Record<string, string>>
}

/** SQL for the names of a table's records. `from` joins the tables that `name` needs. */
export type Naming = {
  from: RawBuilder<unknown>
  name: RawBuilder<unknown>
  key?: string
  part?: RawBuilder<unknown>
  isSearched?: false
  /** The same as that the name contains a text without a bar, for a table that grows. */
  finds?: (search: string) => RawBuilder<boolean>
  /** Whether it shows a picture of the library. */
  shows?: (picture: ShownPicture) => RawBuilder<unknown>
}

/** A picture of the library, and what formatted texts that show it contain. */
export type ShownPicture = { id: number; mention: string }

/** Condition: a formatted text of the record shows the picture. */
export const mentions = (texts: TextTable, column: string, { mention }: ShownPicture): RawBuilder<boolean> =>
  hasTextWhere(texts, sql`strpos(${sql.ref(`own.${column}`)}, ${mention}) > 0`)

/** Namings of every table. The search of orders is an index over numbers and customers; names of all others are few. */
export function namingsOf(names: readonly RoomNames[], lang: string): Readonly<Record<string, Naming>> {
  return Object.assign({}, ...names.map(({ namings }) => namings(lang)))
}

export const translatedName = (
  table: string,
  texts: TextTable,
  column: 'name' | 'title',
  lang: string,
  more: Partial<Naming> = {},
): Naming => ({
  from: sql`${sql.table(table)} ${joinOfficeTexts(texts, lang)}`,
  name: textOf(column),
  ...more,
})

export const plainName = (table: string, name: RawBuilder<unknown>, more: Partial<Naming> = {}): Naming => ({
  from: sql.table(table),
  name,
  ...more,
})
