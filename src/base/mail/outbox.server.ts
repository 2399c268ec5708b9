import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { Db } from '../db/connect.server.ts'
import { claimMail, markFailed, markSent } from './outbox.store.server.ts'

export type Letter = {
  /** the same for every try of a mail, so that a second delivery is known as the first one's twin */
  messageKey: string
  to: string
  subject: string
  text: string
  html: string
}

/** @throws when the mail was not taken over. */
export type Send = (letter: Letter) => Promise<void>

/** Longer than any try lasts (smtp.server.ts), so that nobody else takes a mail that is being sent. */
const claimMs = 5 * 60_000

/**
 * Sends what waits in the outbox, from as many processes as like. A mail is sent at least once: one whose sender dies
 * before it could note the success is sent again, under the same Message-ID.
 * A mail that fails is tried again after a minute, then two, four and so on up to four hours. When the server is not
 * reached at all, the others wait too, for the next call.
 * @returns how many were sent.
 */
export async function sendWaiting(
  db: Db,
  send: Send,
  log: Logger,
  now: () => Date = () => new Date(),
): Promise<number> {
  let sent = 0
  for (;;) {
    const mail = await claimMail(db, now(), later(now(), claimMs))
    if (!mail) return sent
    const letter = {
      messageKey: mail.message_key,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body_text,
      html: mail.body_html,
    }
    try {
      await send(letter)
    } catch (error) {
      await markFailed(db, mail.id, String(error), later(now(), waitMs(mail.attempts)))
      // The server's words may name the recipient; its code does not.
      const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
      log.warn({ mail: mail.id, attempts: mail.attempts, code, response_code: responseCode }, 'a mail was not sent')
      if (responseCode === undefined) return sent
      continue
    }
    await markSent(db, mail.id, now())
    sent++
  }
}

/** For an agency without an SMTP server: says that a mail was written, and nothing of what is in it. */
export function logSender(log: Logger): Send {
  return async ({ messageKey }) =>
    log.info(
      { message_id: messageIdOf(messageKey) },
      'a mail was written; no SMTP server is set, so nobody receives it',
    )
}

/** Of a key that may name an order, nothing is told. */
export function messageIdOf(messageKey: string): string {
  return createHash('sha256').update(messageKey).digest('hex').slice(0, 32)
}

function waitMs(attempts: number): number {
  return Math.min(2 ** (attempts - 1), 240) * 60_000
}

function later(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms)
}
