import { type RawBuilder, sql } from 'kysely'

/** Case-insensitive substring match in which Turkish letters equal their ASCII counterparts. */
export function contains(column: RawBuilder<unknown>, piece: string): RawBuilder<boolean> {
  return sql<boolean>`strpos(${folded(column)}, ${folded(sql`${piece}::text`)}) > 0`
}

/** Letters are mapped first: what lower() makes of İ and I depends on the server's locale. */
function folded(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`lower(translate(${text}, 'İIıÇçĞğÖöŞşÜü', 'iiiccggoossuu'))`
}
