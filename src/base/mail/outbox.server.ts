import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { Db } from '../db/connect.server.ts'
import { claimMail, type MailFile, markFailed, markSent, markUnsent } from './outbox.store.server.ts'

export type OutgoingMail = {
  /** the same for every attempt, so that a receiver can detect a duplicate delivery */
  messageKey: string
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string
  attachments?: readonly MailFile[]
}

/** What `Send` answers when there is no server that could accept the mail. */
export const noServer = Symbol('no mail server')

/** @throws when the server did not accept the mail. */
export type Send = (mail: OutgoingMail) => Promise<unknown>

/** Longer than one attempt lasts (smtp.server.ts), so that no other sender claims a mail in flight. */
const claimMs = 5 * 60_000

/**
 * Sends queued mails; several processes may do so at once. Delivery is at least once: a mail whose sender dies before
 * recording success is sent again with the same Message-ID.
 * A failed mail is retried after 1 minute, then 2, 4, … up to 4 hours. If the server cannot be reached, the run ends and
 * the remaining mails are left to the next one.
 * @returns the number of mails sent, or logged without a server.
 */
export async function sendWaiting(
  db: Db,
  send: Send,
  log: Logger,
  now: () => Date = () => new Date(),
): Promise<number> {
  let sent = 0
  for (;;) {
    const claimed = await claimMail(db, now(), later(now(), claimMs))
    if (!claimed) return sent
    const mail = {
      messageKey: claimed.message_key,
      to: claimed.recipient,
      subject: claimed.subject,
      text: claimed.body_text,
      html: claimed.body_html,
      ...(claimed.reply_to && { replyTo: claimed.reply_to }),
      attachments: claimed.attachments,
    }
    let answer: unknown
    try {
      answer = await send(mail)
    } catch (error) {
      await markFailed(db, claimed.id, String(error), later(now(), waitMs(claimed.attempts)))
      // The reply text may name the recipient; its code does not.
      const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
      log.warn(
        { mail: claimed.id, attempts: claimed.attempts, code, response_code: responseCode },
        'a mail was not sent',
      )
      if (responseCode === undefined) return sent
      continue
    }
    // A server that is set up later must not send what is old by then, and the office must not call it sent.
    if (answer === noServer) await markUnsent(db, claimed.id, 'no SMTP server is configured')
    else await markSent(db, claimed.id, now())
    sent++
  }
}

/** For an agency without an SMTP server: logs that a mail was composed, without its content. */
export function logSender(log: Logger): Send {
  return async ({ messageKey }) => {
    log.info({ message_id: messageIdOf(messageKey) }, 'a mail was composed, but not sent: no SMTP server is configured')
    return noServer
  }
}

/** Hashes the key in the log, because it may name an order. */
export function messageIdOf(messageKey: string): string {
  return createHash('sha256').update(messageKey).digest('hex').slice(0, 32)
}

function waitMs(attempts: number): number {
  return Math.min(2 ** (attempts - 1), 240) * 60_000
}

function later(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms)
}
