import { type RawBuilder, sql } from 'kysely'

/** Substring match in which letters are equal as in every search (db/functions/folded_text.sql): capitals, accents, Turkish letters, Unicode forms. */
export function contains(column: RawBuilder<unknown>, piece: string): RawBuilder<boolean> {
  return sql<boolean>`strpos(fold_text(${column}), fold_text(${piece})) > 0`
}
