import { appKey } from '#src/base/db/app-keys.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { countPostponed, discardPostponed, releasePostponed } from '#src/base/mail/postponed.store.server.ts'
import { record } from '#src/features/accounts/audit/audit.store.server.ts'
import type { PostponedMails } from './postponed.schema.ts'
import { listPostponed } from './postponed.store.server.ts'

type Given = Pick<Services, 'db' | 'now' | 'settings'>

export async function findPostponed({ db, now, settings }: Given): Promise<PostponedMails> {
  const [total, mails] = await Promise.all([countPostponed(db), listPostponed(db, now())])
  return { total, sends_mail: settings.sendsMail !== false, mails }
}

/**
 * Queues postponed mails or erases them. Those that somebody else decided on meanwhile are left as they are.
 * @returns how many
 * @throws Failure 409 to send without a mail server
 */
export async function decidePostponed(
  { db, now, settings }: Given,
  staff: Staff,
  { ids, is_sent }: { ids: readonly number[]; is_sent: boolean },
): Promise<number> {
  if (is_sent && settings.sendsMail === false) throw new Failure('conflict', { key: 'office.mail_no_server' })
  const secret = await appKey(db, 'outbox')
  return transaction(db, async (tx) => {
    const before = { postponed_mails: await countPostponed(tx) }
    const n = await (is_sent ? releasePostponed(tx, ids) : discardPostponed(tx, ids, secret, now()))
    const left = { postponed_mails: before.postponed_mails - n }
    const after = { ...left, [is_sent ? 'postponed_mails_sent' : 'postponed_mails_erased']: n }
    if (n > 0) await record(tx, staff, { action: 'update', entity: 'settings', id: 1, before, after })
    return n
  })
}
