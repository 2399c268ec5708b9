import { createHmac } from 'node:crypto'
import { appKey } from '../db/app-keys.server.ts'
import type { Db, Tx } from '../db/connect.server.ts'
import { transaction } from '../db/transaction.server.ts'

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

/** In which somebody may ask for what a mail said, and in which the office may see what was not sent. */
const sentDays = 7
const unsentDays = 30
/** Cleared in one transaction, so that no sweep holds many rows for long. */
const clearedAtOnce = 200

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
        .where('cleared_at', 'is', null)
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

/**
 * Takes out of old mails what was in them and whom they were for: orders' keys and people's words. What is left proves
 * that a mail about something was sent to an address, and when. One that was never sent is not sent any more.
 * @returns how many were cleared
 */
export async function clearOldMails(db: Db, now: Date): Promise<number> {
  const secret = await appKey(db, 'outbox')
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  let cleared = 0
  for (;;) {
    const count = await transaction(db, async (tx) => {
      const old = await tx
        .selectFrom('outbox')
        .select(['id', 'recipient', 'last_error'])
        .where('cleared_at', 'is', null)
        // No mail is sent before it is written: the index finds both.
        .where('created_at', '<=', daysAgo(sentDays))
        .where((eb) => eb.or([eb('sent_at', '<=', daysAgo(sentDays)), eb('created_at', '<=', daysAgo(unsentDays))]))
        .limit(clearedAtOnce)
        .forUpdate()
        .skipLocked()
        .execute()
      for (const { id, recipient, last_error } of old) {
        const recipient_hash = recipientHash(secret, recipient)
        const rest = { recipient: '', body_text: '', body_html: '', last_error: last_error.replaceAll(recipient, '…') }
        await tx
          .updateTable('outbox')
          .set({ ...rest, recipient_hash, cleared_at: now })
          .where('id', '=', id)
          .execute()
      }
      return old.length
    })
    cleared += count
    if (count < clearedAtOnce) return cleared
  }
}

/** Of an address as it was written to. @param secret the application's 'outbox' key */
export function recipientHash(secret: Buffer, recipient: string): Buffer {
  return createHmac('sha256', secret).update(recipient).digest()
}
