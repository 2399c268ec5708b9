import type { Db, Tx } from '#src/base/db/connect.server.ts'
import type { MessageKind } from './inquiries.links.ts'

export type NewMessage = {
  message_no: string
  kind: MessageKind
  name: string
  email: string
  phone: string
  subject: string
  message: string
  /** the fields of its kind, as they were sent */
  details: Record<string, unknown>
  /** key in the file store */
  file: string | null
  lang: string
  created_at: Date
}

/** @returns the message's id, or null when its number is already another message's. */
export async function insertMessage(tx: Tx, { details, ...message }: NewMessage): Promise<number | null> {
  const inserted = await tx
    .insertInto('messages')
    .values({ ...message, details: JSON.stringify(details) })
    .onConflict((conflict) => conflict.column('message_no').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

/** What a repeat of a form is answered with. */
export type KeptAnswer = { message_no: string; message: string; next: string; hours: string[] }
export type MessageRequestRow = { request_hash: Buffer; answer: KeptAnswer }

export async function findMessageRequest(db: Db, idempotency_key: string): Promise<MessageRequestRow | null> {
  const row = await db
    .selectFrom('message_requests')
    .select(['request_hash', 'answer'])
    .where('idempotency_key', '=', idempotency_key)
    .executeTakeFirst()
  return row ? { ...row, answer: row.answer as KeptAnswer } : null
}

/** Waits for whoever writes under the same key. @returns false when they have: this transaction must not be kept. */
export async function insertMessageRequest(
  tx: Tx,
  idempotency_key: string,
  message_id: number,
  { request_hash, answer }: MessageRequestRow,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('message_requests')
    .values({ idempotency_key, message_id, request_hash, answer: JSON.stringify(answer) })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('message_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Which of these keys of the file store belong to a message. */
export async function findMessageFiles(db: Db, files: readonly string[]): Promise<Set<string>> {
  if (files.length === 0) return new Set()
  const rows = await db.selectFrom('messages').select('file').where('file', 'in', files).execute()
  return new Set(rows.flatMap(({ file }) => file ?? []))
}
