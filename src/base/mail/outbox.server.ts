import type { Logger } from 'pino'
import { minuteMs } from '../dates.ts'
import type { Db } from '../db/connect.server.ts'
import type { Stopping } from '../jobs/sweeps.server.ts'
import {
  type ClaimedMail,
  claimMails,
  giveUpWaiting,
  markFailed,
  markSent,
  releaseMails,
} from './outbox.store.server.ts'
import { type FileOf, messageIdOf, type OpenSender, outgoing, PaperFailed, type Send } from './outgoing.server.ts'

/** Longer than one attempt lasts (smtp.server.ts), so that no other sender claims a mail in flight. */
const claimMs = 10 * minuteMs
/** Claimed in one statement. */
const claimedAtOnce = 10
/** After this time no further attempt begins under the same claim. */
const sendingMs = 2 * minuteMs
/** Mails under way, each on a connection of its own. A server that takes fewer gets fewer. */
export const sentAtOnce = 4
/** ms until mails are looked for that were queued while others are under way. */
const lookAgainMs = 1000

const neverStops: Stopping = { isAsked: () => false, signal: new AbortController().signal }

/**
 * Sends queued mails, a few at a time; several processes may do so at once. Mails to one recipient follow each other, in the order in
 * which they were written. Delivery is at least once: a mail whose sender dies before recording success is sent again with the same
 * Message-ID.
 * A failed mail is retried after 1 minute, then 2, 4, … up to 4 hours. If the server cannot be reached, no mail is to blame: the
 * run ends and leaves all of them to the next one, in their order. So does the run of a process that stops: mails that the
 * server has not heard of are free at once.
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
  stopping: Stopping = neverStops,
): Promise<number> {
  /** Claimed and not begun. */
  const held: ClaimedMail[] = []
  /** By recipient. */
  const underWay = new Map<string, { id: number; end: Promise<void> }>()
  let send: Send | null = null
  let hasServer = true
  let sent = 0
  let atOnce = sentAtOnce
  /** Attempts without an outcome. */
  let undecided = 0
  let isAway = false
  /** The last claim found fewer mails than it asked for, and whether it left those of some recipients. */
  let [isDry, hasLeft] = [false, false]
  let broken: { error: unknown } | null = null
  let wake = () => {}

  const claim = async () => {
    const at = now()
    // The mails held are to recipients of mails under way: others must not wait for them.
    const notTo = held.length > 0 ? [...underWay.keys()] : []
    const claimed = await claimMails(db, { now: at, until: later(at, claimMs), limit: claimedAtOnce, notTo })
    // After a jump of the clock a claim looks as if it had ended: its mail is not begun a second time.
    const begun = new Set([...underWay.values()].map(({ id }) => id))
    held.push(...claimed.filter(({ id }) => !begun.has(id)))
    isDry = claimed.length < claimedAtOnce
    hasLeft = notTo.length > 0
  }
  const giveBack = async () => {
    const left = held.splice(0)
    if (left.length > 0) await releaseMails(db, left)
  }
  const begin = (mail: ClaimedMail, send: Send) => {
    held.splice(held.indexOf(mail), 1)
    undecided += 1
    const end = deliver(mail, send)
      .catch((error: unknown) => {
        broken ??= { error }
      })
      .finally(() => {
        underWay.delete(mail.recipient)
        if (hasLeft) isDry = false
        wake()
      })
    underWay.set(mail.recipient, { id: mail.id, end })
  }
  const deliver = async (mail: ClaimedMail, send: Send) => {
    const outcome = await attempt(mail, send, fileOf, stopping)
    undecided -= 1
    if (outcome === 'not begun') held.push(mail)
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
    if (isUnheard) held.unshift(mail)
    log.warn({ mail: mail.id, attempts: mail.attempts, code, response_code: responseCode }, 'a mail was not sent')
  }
  /** Until a mail has ended, or the process stops. @returns whether neither was for a second */
  const pause = async () => {
    let timer: NodeJS.Timeout | undefined
    const isLong = await new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, lookAgainMs, true)
      wake = () => resolve(false)
    })
    clearTimeout(timer)
    return isLong
  }
  const work = async () => {
    while (!broken && !isAway && !stopping.isAsked()) {
      if (held[0] && isPast(held[0], now())) {
        await giveBack()
        isDry = false
      }
      const next = held.find(({ recipient }) => !underWay.has(recipient))
      const isFree = underWay.size < atOnce
      if (isFree && next) begin(next, send!)
      else if (isFree && !isDry) {
        send = await open()
        hasServer = send !== null
        if (!hasServer) break
        await claim()
      } else if (underWay.size === 0) break
      else if (await pause()) isDry = false
    }
  }

  const stop = () => wake()
  stopping.signal.addEventListener('abort', stop)
  try {
    await work()
    await giveBack()
    if (!hasServer) sent += await giveUp(db, log, now())
  } finally {
    stopping.signal.removeEventListener('abort', stop)
    await Promise.all([...underWay.values()].map(({ end }) => end))
  }
  if (broken) throw (broken as { error: unknown }).error
  await giveBack()
  return sent
}

/** Whether no further attempt may begin under a claim, also because the clock has been set back since. */
function isPast({ until }: ClaimedMail, now: Date): boolean {
  const leftMs = until.getTime() - now.getTime()
  return leftMs <= claimMs - sendingMs || leftMs > claimMs
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
 * Whether the server has heard of no mail: it was not reached, or it greeted with a refusal. A connection that breaks later may have taken the mail
 * with it, so that mail has to wait.
 */
function isAwayFromServer({ message, code, timeoutType, syscall }: SmtpError): boolean {
  if (timeoutType === 'CONNECT_TIMEOUT' || timeoutType === 'GREETING_TIMEOUT') return true
  return message.startsWith('Invalid greeting') || code === 'EDNS' || (code === 'ESOCKET' && syscall === 'connect')
}

/** Logs that mails were composed, without their content. */
async function giveUp(db: Db, log: Logger, now: Date): Promise<number> {
  const keys = await giveUpWaiting(db, 'no SMTP server is configured', now)
  for (const key of keys)
    log.info({ message_id: messageIdOf(key) }, 'a mail was composed, but not sent: no SMTP server is configured')
  return keys.length
}

function waitMs(attempts: number): number {
  return Math.min(2 ** (attempts - 1), 240) * minuteMs
}

function later(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms)
}
