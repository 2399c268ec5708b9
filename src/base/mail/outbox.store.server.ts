import type { Db, Tx } from '../db/connect.server.ts'

export type Mail = {
  /** one mail per cause, however often the cause is retried */
  message_key: string
  recipient: string
  subject: string
  body_text: string
  body_html: string
}
export type ClaimedMail = Mail & { id: number; attempts: number }

/** After which a mail is left lying with its last error: about two days of tries. */
export const maxAttempts = 20

/** Writes a mail in the transaction that causes it, so that none is sent for what is rolled back. */
export async function enqueue(tx: Tx, mail: Mail, now: Date): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ ...mail, created_at: now, next_try_at: now })
    .onConflict((conflict) => conflict.column('message_key').doNothing())
    .execute()
}

/**
 * Takes the mail that has waited longest out of everybody else's reach until `until`. A process that dies with it
 * sends nothing more, so another takes it up then.
 */
export async function claimMail(db: Db, now: Date, until: Date): Promise<ClaimedMail | null> {
  const claimed = await db
    .updateTable('outbox')
    .set((eb) => ({ next_try_at: until, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('next_try_at', '<=', now)
        .where('attempts', '<', maxAttempts)
        .orderBy('next_try_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'message_key', 'recipient', 'subject', 'body_text', 'body_html', 'attempts'])
    .executeTakeFirst()
  return claimed ?? null
}

export async function markSent(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('outbox').set({ sent_at: now, last_error: '' }).where('id', '=', id).execute()
}

export async function markFailed(db: Db, id: number, error: string, next_try_at: Date): Promise<void> {
  await db.updateTable('outbox').set({ last_error: error, next_try_at }).where('id', '=', id).execute()
}
