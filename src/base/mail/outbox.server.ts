import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import { minuteMs } from '../dates.ts'
import type { Db } from '../db/connect.server.ts'
import {
  type ClaimedMail,
  claimMails,
  giveUpWaiting,
  markFailed,
  markSent,
  releaseMails,
} from './outbox.store.server.ts'

export type OutgoingMail = {
  /** the same for every attempt, so that a receiver can detect a duplicate delivery */
  messageKey: string
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string
  /** words of a person: not marked as automatic */
  isPersonal?: boolean
  attachments?: readonly SentFile[]
}

export type SentFile = { name: string; type: string; content: string | Uint8Array }

/** The file of a paper that a mail refers to; null when there is none any more, such as the voucher of a cancelled order. */
export type FileOf = (paper: string) => Promise<Uint8Array | null>

/** @throws when the server did not accept the mail. */
export type Send = (mail: OutgoingMail) => Promise<unknown>

/** The sender of the moment; null while there is no server that could accept a mail. */
export type OpenSender = () => Promise<Send | null>

/** Longer than one attempt lasts (smtp.server.ts), so that no other sender claims a mail in flight. */
const claimMs = 10 * minuteMs
/** Claimed in one statement. */
const claimedAtOnce = 10
/** After this time no further attempt begins under the same claim. */
const sendingMs = 2 * minuteMs
/** From this attempt on a mail goes without the papers that cannot be made: its link leads to them. */
const attemptsWithPapers = 3

/**
 * Sends queued mails; several processes may do so at once. Delivery is at least once: a mail whose sender dies before
 * recording success is sent again with the same Message-ID.
 * A failed mail is retried after 1 minute, then 2, 4, … up to 4 hours. If the server cannot be reached, no mail is to blame: the
 * run ends and leaves all of them to the next one, in their order. So does the run of a process that stops, after the mail under way.
 * Without a server mails are given up: one that is set up later must not send what is old by then, and the office must not call them
 * sent.
 * @returns the number of mails sent, or logged without a server.
 */
export async function sendWaiting(
  db: Db,
  open: OpenSender,
  log: Logger,
  now: () => Date = () => new Date(),
  fileOf: FileOf = async () => null,
  isStopping: () => boolean = () => false,
): Promise<number> {
  let sent = 0
  for (;;) {
    const send = await open()
    if (!send) return sent + (await giveUp(db, log, now()))
    const claimedAt = now()
    const claimed = await claimMails(db, { now: claimedAt, until: later(claimedAt, claimMs), limit: claimedAtOnce })
    if (claimed.length === 0) return sent
    let isAway = false
    const left: ClaimedMail[] = []
    const goesOn = () => !isAway && !isStopping() && now().getTime() - claimedAt.getTime() < sendingMs
    while (claimed.length > 0 && goesOn()) {
      const mail = claimed.shift()!
      try {
        await send(await outgoing(mail, fileOf))
      } catch (error) {
        // The reply text may name the recipient; its code does not.
        const { code, responseCode } = error as SmtpError
        const isUnheard = isAwayFromServer(error as SmtpError)
        await markFailed(db, mail, String(error), isUnheard ? mail.until : later(now(), waitMs(mail.attempts)))
        if (isUnheard) left.push(mail)
        log.warn({ mail: mail.id, attempts: mail.attempts, code, response_code: responseCode }, 'a mail was not sent')
        isAway = isUnheard || (responseCode === undefined && !(error instanceof PaperFailed))
        continue
      }
      await markSent(db, mail.id, now())
      sent++
    }
    left.push(...claimed)
    if (left.length > 0) await releaseMails(db, left)
    if (isAway || isStopping()) return sent
  }
}

/** Of nodemailer. */
type SmtpError = { message: string; code?: string; responseCode?: number; timeoutType?: string; syscall?: string }

/**
 * Whether the server has heard of no mail: it was not reached, or it greeted with a refusal. A connection that breaks later may have taken the mail
 * with it, so that mail has to wait.
 */
function isAwayFromServer({ message, code, timeoutType, syscall }: SmtpError): boolean {
  if (timeoutType === 'CONNECT_TIMEOUT' || timeoutType === 'GREETING_TIMEOUT') return true
  return message.startsWith('Invalid greeting') || code === 'EDNS' || (code === 'ESOCKET' && syscall === 'connect')
}

async function outgoing(mail: ClaimedMail, fileOf: FileOf): Promise<OutgoingMail> {
  const files = await Promise.all(
    mail.attachments.map(async (file): Promise<SentFile | null> => {
      if ('html' in file) return { name: file.name, type: 'text/html', content: file.html }
      const content = await fileOf(file.paper).catch((error: unknown) => {
        if (mail.attempts <= attemptsWithPapers) throw new PaperFailed('a paper was not made', { cause: error })
        return null
      })
      return content && { name: file.name, type: 'application/pdf', content }
    }),
  )
  return {
    messageKey: mail.message_key,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.body_text,
    html: mail.body_html,
    ...(mail.reply_to && { replyTo: mail.reply_to }),
    isPersonal: mail.is_personal,
    attachments: files.filter((file) => file !== null),
  }
}

/** The mail is tried again; the server can be reached. */
class PaperFailed extends Error {}

/** Logs that mails were composed, without their content. */
async function giveUp(db: Db, log: Logger, now: Date): Promise<number> {
  const keys = await giveUpWaiting(db, 'no SMTP server is configured', now)
  for (const key of keys)
    log.info({ message_id: messageIdOf(key) }, 'a mail was composed, but not sent: no SMTP server is configured')
  return keys.length
}

/** Hashes the key in the log, because it may name an order. */
export function messageIdOf(messageKey: string): string {
  return createHash('sha256').update(messageKey).digest('hex').slice(0, 32)
}

function waitMs(attempts: number): number {
  return Math.min(2 ** (attempts - 1), 240) * minuteMs
}

function later(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms)
}
