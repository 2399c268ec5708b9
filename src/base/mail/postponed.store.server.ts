import { sql } from 'kysely'
import type { Db, Tx } from '../db/connect.server.ts'
import { clearMails, countMailsWhere, isPostponed } from './outbox.store.server.ts'

/** Mails that were written without a mail server and wait for a decision of staff. */
export function countPostponed(db: Db): Promise<number> {
  return countMailsWhere(db, isPostponed)
}

/** Queues postponed mails, due immediately and in the order in which they were written. @returns how many were still postponed */
export async function releasePostponed(tx: Tx, ids: readonly number[]): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('outbox')
    .set((eb) => ({ attempts: 0, last_error: '', next_try_at: eb.ref('created_at') }))
    .where('id', 'in', ids)
    .where(isPostponed)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Erases content and recipient of postponed mails, which are never sent then. @param secret the application's 'outbox' key */
export function discardPostponed(tx: Tx, ids: readonly number[], secret: Buffer, now: Date): Promise<number> {
  return clearMails(tx, sql<boolean>`outbox.id = ANY (${ids}) AND ${isPostponed}`, secret, now)
}
