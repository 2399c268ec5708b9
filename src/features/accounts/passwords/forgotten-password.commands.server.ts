import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure } from '#src/base/errors.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import type { Limit } from '#src/base/http/server/limits.server.ts'
import { enqueue } from '#src/base/mail/outbox.store.server.ts'
import { foldEmail } from '../accounts.rules.ts'
import { findUser, lockAccount } from '../accounts.store.server.ts'
import { record } from '../audit/audit.store.server.ts'
import { passwordMail } from './password.mail.server.ts'
import {
  askForLink,
  countLinksThatEnd,
  insertAskedLink,
  linkWasAnswered,
  listAskedLinks,
  newPasswordLink,
} from './password-links.store.server.ts'

export const forgottenLimits = {
  /** High enough for an office whose users share one address. */
  ofAddress: { name: 'forgotten-address', points: 20, seconds: 3600 },
  ofAccountThere: { name: 'forgotten', points: 5, seconds: 3600 },
} satisfies Record<string, Limit>

/** Lifetime of such a link. */
const askedLinkMinutes = 60
/**
 * Maximum valid links per account that a stranger can have mailed. A new link does not end earlier ones, so nobody can lock the owner
 * out by asking again.
 */
const mailedLinks = 3

/**
 * Stores a request for a new password (docs/decisions/0130-a-forgotten-password.md). Answer and response time are the same without an
 * account, because `answerAskedLinks` makes the mail later.
 * @throws Failure 409 where no mail is sent; 429
 */
export async function askForPassword(
  { db, limit, now, settings }: Pick<Services, 'db' | 'limit' | 'now' | 'settings'>,
  email: string,
  address: string,
): Promise<void> {
  if (settings.sendsMail === false) throw new Failure('conflict', { key: 'auth.forgotten_no_mail' })
  const account = foldEmail(email)
  await limit(forgottenLimits.ofAddress, address)
  await limit(forgottenLimits.ofAccountThere, address, account)
  await askForLink(db, account, now())
}

/** Mails a link to every account that waits for one. @returns the number of queued mails */
export async function answerAskedLinks(
  services: Pick<Services, 'db' | 'now' | 'localize' | 'languages' | 'settings'>,
): Promise<number> {
  const { db } = services
  let mailed = 0
  for (const id of await listAskedLinks(db)) if (await answer(services, id)) mailed++
  return mailed
}

async function answer(services: Parameters<typeof answerAskedLinks>[0], id: number): Promise<boolean> {
  const { db } = services
  const now = services.now()
  const user = await findUser(db, id)
  if (!user) return false
  const link = newPasswordLink(now, askedLinkMinutes)
  const mail = await passwordMail(services, 'asked', user, link)
  return transaction(db, async (tx) => {
    await lockAccount(tx, id)
    // Answered by another process, or the address changed after the mail was composed.
    if (!(await linkWasAnswered(tx, id, user.email))) return false
    if ((await countLinksThatEnd(tx, id, { after: now, until: link.expires_at })) >= mailedLinks) return false
    await insertAskedLink(tx, id, link)
    await enqueue(tx, mail, now)
    // Requested without a session, so there is no user.
    await record(tx, null, { action: 'password_link', entity: 'users', id, before: null, after: null })
    return true
  })
}
