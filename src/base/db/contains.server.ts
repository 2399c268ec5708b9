import { type RawBuilder, sql } from 'kysely'

/** Whether a column has a piece of text in it, whatever the case and with Turkish letters or their ASCII likenesses. */
export function contains(column: RawBuilder<unknown>, piece: string): RawBuilder<boolean> {
  return sql<boolean>`strpos(${folded(column)}, ${folded(sql`${piece}::text`)}) > 0`
}

/** Letters first: what lower() makes of İ and I depends on the server's locale. */
function folded(text: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`lower(translate(${text}, 'İIıÇçĞğÖöŞşÜü', 'iiiccggoossuu'))`
}
