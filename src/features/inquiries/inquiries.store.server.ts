import type { Insertable } from 'kysely'
import type { Db, Tables, Tx } from '#src/base/db/connect.server.ts'

type Columns = Omit<Insertable<Tables['messages']>, 'details' | 'created_at'>
/** `details`: the fields of its kind, as sent. */
export type NewMessage = Columns & { details: Record<string, unknown>; created_at: Date }

/** @returns the message's id, or null when its number is taken */
export async function insertMessage(tx: Tx, { details, ...message }: NewMessage): Promise<number | null> {
  const inserted = await tx
    .insertInto('messages')
    .values({ ...message, details: JSON.stringify(details) })
    .onConflict((conflict) => conflict.column('message_no').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

/** The given files that belong to a message. */
export async function findMessageFiles(db: Db, files: readonly string[]): Promise<Set<string>> {
  if (files.length === 0) return new Set()
  const rows = await db.selectFrom('messages').select('file').where('file', 'in', files).execute()
  return new Set(rows.flatMap(({ file }) => file ?? []))
}
