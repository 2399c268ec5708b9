import type { Logger } from 'pino'
import { minuteMs } from '../dates.ts'
import type { Db } from '../db/connect.server.ts'
import type { Stopping } from '../jobs/sweeps.server.ts'
import {
  type ClaimedMail,
  claimMails,
  markFailed,
  markSent,
  postponeWaiting,
  releaseMails,
} from './outbox.store.server.ts'
import { type FileOf, messageIdOf, type OpenSender, outgoing, PaperFailed, type Send } from './outgoing.server.ts'

/** Mails under way, each on a connection of its own. A server that takes fewer gets fewer. */
export const sentAtOnce = 4
/** ms until mails are looked for that were queued while others are under way. */
const lookAgainMs = 1000
/** Longer than one attempt lasts (smtp.server.ts), so that no other sender claims a mail in flight. */
const claimMs = 10 * minuteMs

const neverStops: Stopping = { isAsked: () => false, signal: new AbortController().signal }

/**
 * Sends queued mails, a few at a time; several processes may do so concurrently. Mails to one recipient follow each other, in the order in
 * which they were written. Delivery is at least once: a mail whose sender dies before recording success is sent again with the same
 * Message-ID.
 * A failed mail is retried after 1 minute, then 2, 4, … up to 4 hours. If the server cannot be reached, no mail is to blame: the
 * run ends and leaves all of them to the next one, in their order. A process that stops begins no further mail, and releases those that
 * the server has not heard of.
 * Without a server mails are postponed: a server that is set up later must not send old mails by itself.
 * @returns the number of mails sent
 */
export async function sendWaiting(
  db: Db,
  open: OpenSender,
  log: Logger,
  now: () => Date = () => new Date(),
  fileOf: FileOf = async () => null,
  stopping: Stopping = neverStops,
): Promise<number> {
  /** By recipient: at most one to each. */
  const underWay = new Map<string, Promise<void>>()
  let hasServer = true
  let sent = 0
  let atOnce = sentAtOnce
  /** Attempts without an outcome. */
  let undecided = 0
  let isAway = false
  let broken: { error: unknown } | null = null
  /** A mail has ended since the last claim began, or the process stops. */
  let isChanged = false
  let wake = () => {}

  const changed = () => {
    isChanged = true
    wake()
  }
  const begin = (mail: ClaimedMail, send: Send) => {
    undecided += 1
    const end = deliver(mail, send)
      .catch((error: unknown) => {
        broken ??= { error }
      })
      .finally(() => {
        underWay.delete(mail.recipient)
        changed()
      })
    underWay.set(mail.recipient, end)
  }
  const deliver = async (mail: ClaimedMail, send: Send) => {
    const outcome = await attempt(mail, send, fileOf, stopping)
    undecided -= 1
    if (outcome === 'not begun') await releaseMails(db, [mail])
    else if (outcome !== 'sent') await failed(mail, outcome.error)
    else {
      await markSent(db, mail.id, now())
      sent += 1
    }
  }
  const failed = async (mail: ClaimedMail, error: SmtpError) => {
    // The reply text may name the recipient; its code does not.
    const { code, responseCode } = error
    const isUnheard = isAwayFromServer(error)
    if (isUnheard || (responseCode === undefined && !(error instanceof PaperFailed))) {
      // While it answers others, the server may take only so many connections.
      if (undecided > 0) atOnce = undecided
      else isAway = true
    }
    await markFailed(db, mail, String(error), isUnheard ? mail.until : later(now(), waitMs(mail.attempts)))
    if (isUnheard) await releaseMails(db, [mail])
    log.warn({ mail: mail.id, attempts: mail.attempts, code, response_code: responseCode }, 'a mail was not sent')
  }
  const claim = async (): Promise<ClaimedMail | undefined> => {
    const at = now()
    const [mail] = await claimMails(db, { now: at, until: later(at, claimMs), limit: 1, notTo: [...underWay.keys()] })
    return mail
  }
  /** Until a mail has ended, the process stops, or a second is over. */
  const pause = async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    wake = resolve
    const timer = setTimeout(resolve, lookAgainMs)
    await promise
    clearTimeout(timer)
  }
  const work = async () => {
    while (!broken && !isAway && !stopping.isAsked()) {
      isChanged = false
      if (underWay.size < atOnce) {
        const send = await open()
        hasServer = send !== null
        if (!send) return
        const mail = await claim()
        if (mail) begin(mail, send)
        if (mail || isChanged) continue
        if (underWay.size === 0) return
      }
      await pause()
    }
  }

  stopping.signal.addEventListener('abort', changed)
  try {
    await work()
    if (!hasServer) await postpone(db, log, now())
  } finally {
    stopping.signal.removeEventListener('abort', changed)
    await Promise.all(underWay.values())
  }
  if (broken) throw (broken as { error: unknown }).error
  return sent
}

type Outcome = 'sent' | 'not begun' | { error: SmtpError }

async function attempt(mail: ClaimedMail, send: Send, fileOf: FileOf, stopping: Stopping): Promise<Outcome> {
  try {
    const whole = await outgoing(mail, fileOf)
    if (stopping.isAsked()) return 'not begun'
    await send(whole, stopping.signal)
    return 'sent'
  } catch (error) {
    const isStopped = (error as SmtpError).code === 'EABORT'
    return isStopped ? 'not begun' : { error: error as SmtpError }
  }
}

/** Of nodemailer. */
type SmtpError = { message: string; code?: string; responseCode?: number; timeoutType?: string; syscall?: string }

/**
 * Whether the server cannot have accepted the mail: it was not reached, or refused in its greeting. A connection that breaks later may have
 * delivered the mail, so that mail has to wait.
 */
function isAwayFromServer({ message, code, timeoutType, syscall }: SmtpError): boolean {
  if (timeoutType === 'CONNECT_TIMEOUT' || timeoutType === 'GREETING_TIMEOUT') return true
  return message.startsWith('Invalid greeting') || code === 'EDNS' || (code === 'ESOCKET' && syscall === 'connect')
}

/** Logs that mails were composed, without their content. */
async function postpone(db: Db, log: Logger, now: Date): Promise<void> {
  for (const key of await postponeWaiting(db, now))
    log.info({ message_id: messageIdOf(key) }, 'a mail was composed and postponed: no SMTP server is configured')
}

function waitMs(attempts: number): number {
  return Math.min(2 ** (attempts - 1), 240) * minuteMs
}

function later(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms)
}
