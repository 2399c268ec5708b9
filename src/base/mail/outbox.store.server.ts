import { createHmac } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { dayMs } from '../dates.ts'
import { appKey } from '../db/app-keys.server.ts'
import type { Db, Tx } from '../db/connect.server.ts'
import { transaction } from '../db/transaction.server.ts'
import type { MailState } from './mail-state.ts'

export type Mail = {
  /** one mail per cause, also when the cause is retried */
  message_key: string
  recipient: string
  subject: string
  body_text: string
  body_html: string
  /** attached documents */
  attachments?: readonly MailFile[]
  /** where an answer goes; default: the sender */
  reply_to?: string
  /** written by staff: not marked as automatic */
  is_personal?: boolean
  /** the record that it is about, such as 'order SYH-26-7F3K9Q': lists the mails of the record */
  topic?: string
}
/** An HTML document, or a paper by its reference, which is made when the mail is sent. */
export type MailFile = { name: string; html: string } | { name: string; paper: string }
/** `attempts` and `until` are those of the claim, and differ from those of any other claim of the mail. */
export type Claim = { id: number; attempts: number; until: Date }
export type ClaimedMail = Required<Omit<Mail, 'topic'>> & Claim

/** Attempts after which a mail is left with its last error: about two days. */
export const maxAttempts = 20

/** Days after which content is erased: long enough to answer a customer's question, and to see unsent mails. */
export const contentDays = { sent: 7, unsent: 30 }
/** Rows cleared per transaction, so that locks are short. */
const clearedAtOnce = 200

/** Queues a mail in the transaction that causes it, so that a rollback also discards the mail. */
export function enqueue(tx: Tx, mail: Mail, now: Date): Promise<void> {
  return enqueueAll(tx, [mail], now)
}

/** The same for several mails. */
export async function enqueueAll(tx: Tx, mails: readonly Mail[], now: Date): Promise<void> {
  if (mails.length === 0) return
  await sql`
    INSERT INTO outbox (message_key, recipient, subject, body_text, body_html, attachments, reply_to, is_personal, topic, created_at, next_try_at)
    SELECT message_key, recipient, subject, body_text, body_html, coalesce(attachments, '[]'), coalesce(reply_to, ''), coalesce(is_personal, false), coalesce(topic, ''), ${now}, ${now}
      FROM jsonb_to_recordset(${JSON.stringify(mails, withoutHalves)}::jsonb) AS mail (message_key text, recipient text, subject text, body_text text,
             body_html text, attachments jsonb, reply_to text, is_personal boolean, topic text)
    ON CONFLICT (message_key) DO NOTHING`.execute(tx)
}

/** Removes lone surrogates, which PostgreSQL refuses. */
function withoutHalves(_key: string, value: unknown): unknown {
  return typeof value === 'string' && !value.isWellFormed() ? value.replace(/\p{Surrogate}/gu, '') : value
}

/** Longer than any wait between two attempts (outbox.server.ts), in hours. */
const longestWait = 5

/**
 * Not tried yet, or due for a retry. Nothing is queued for longer, so a later time was written while the clock was ahead and counts as
 * due.
 */
const isDue = (now: Date) =>
  sql<boolean>`(attempts = 0 OR next_try_at <= ${now} OR next_try_at > ${now}::timestamptz + make_interval(hours => ${longestWait}))`

/**
 * Claims the mails that have waited longest, until `until`. If the sender dies, another sender claims them after that time.
 * @param notTo recipients whose mails are left
 */
export async function claimMails(
  db: Db,
  { now, until, limit, notTo = [] }: { now: Date; until: Date; limit: number; notTo?: readonly string[] },
): Promise<ClaimedMail[]> {
  const claimed = await db
    .updateTable('outbox')
    .set((eb) => ({ next_try_at: until, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('cleared_at', 'is', null)
        .where(isDue(now))
        .where('attempts', '<', maxAttempts)
        .where(sql<boolean>`recipient <> ALL (${notTo}::text[])`)
        .orderBy('next_try_at')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'message_key',
      'recipient',
      'subject',
      'body_text',
      'body_html',
      'attachments',
      'reply_to',
      'is_personal',
      'attempts',
    ])
    .execute()
  return claimed
    .map((mail) => ({ ...mail, attachments: mail.attachments as MailFile[], until }))
    .toSorted((a, b) => a.id - b.id)
}

/**
 * Releases claimed mails that were not sent: they are due immediately, in the order in which they were written. A mail that another
 * sender has claimed since is not changed.
 */
export async function releaseMails(db: Db, claims: readonly Claim[]): Promise<void> {
  const given = JSON.stringify(claims.map(({ id, attempts, until }) => ({ id, attempts, until })))
  await sql`
    UPDATE outbox SET next_try_at = outbox.created_at, attempts = outbox.attempts - 1
      FROM jsonb_to_recordset(${given}::jsonb) AS claim (id bigint, attempts integer, until timestamptz)
     WHERE outbox.id = claim.id AND outbox.attempts = claim.attempts AND outbox.next_try_at = claim.until
       AND outbox.sent_at IS NULL`.execute(db)
}

/** Also when another sender has claimed the mail since, so that it need not send it again. */
export async function markSent(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('outbox').set({ sent_at: now, last_error: '' }).where('id', '=', id).execute()
}

/** Records the error and the time of the next attempt. A mail that another sender has claimed since is not changed. */
export async function markFailed(
  db: Db,
  { id, attempts, until }: Claim,
  error: string,
  next_try_at: Date,
): Promise<void> {
  // No error is stored for a mail erased while it was being sent: the text may name the recipient.
  await db
    .updateTable('outbox')
    .set({ last_error: error, next_try_at })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('next_try_at', '=', until)
    .where('sent_at', 'is', null)
    .where('cleared_at', 'is', null)
    .execute()
}

export type UnsentMail = Pick<ClaimedMail, 'id' | 'body_text' | 'body_html'>

/** Mails that were not sent, also those that were given up, whose text or HTML has a part; locked until the transaction ends. */
export function lockUnsent(tx: Tx, part: string): Promise<UnsentMail[]> {
  return tx
    .selectFrom('outbox')
    .select(['id', 'body_text', 'body_html'])
    .where('sent_at', 'is', null)
    .where('cleared_at', 'is', null)
    .where(sql<boolean>`(strpos(body_text, ${part}) > 0 OR strpos(body_html, ${part}) > 0)`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function rewriteMail(tx: Tx, { id, body_text, body_html }: UnsentMail): Promise<void> {
  await tx.updateTable('outbox').set({ body_text, body_html }).where('id', '=', id).execute()
}

/** `last_error` of a mail that was written without a mail server: it is postponed until staff decide (postponed.store.server.ts). */
const noServer = 'no SMTP server is configured'

/** Mails that are not sent, because there was no server when they were due. */
export const isPostponed = sql<boolean>`(outbox.sent_at IS NULL AND outbox.cleared_at IS NULL AND outbox.last_error = ${noServer})`

/** Postpones the waiting mails: no sender claims them. @returns their keys */
export async function postponeWaiting(db: Db, now: Date): Promise<string[]> {
  const postponed = await db
    .updateTable('outbox')
    .set({ last_error: noServer, attempts: maxAttempts })
    .where('sent_at', 'is', null)
    .where('cleared_at', 'is', null)
    .where(isDue(now))
    .where('attempts', '<', maxAttempts)
    .returning('message_key')
    .execute()
  return postponed.map(({ message_key }) => message_key)
}

/**
 * Erases content and recipient of old mails: they hold order keys and personal data. What remains proves that a mail about
 * a subject was sent to an address, and when. A mail that was never sent is given up.
 * @returns the number of mails cleared.
 */
export async function clearOldMails(db: Db, now: Date): Promise<number> {
  const secret = await appKey(db, 'outbox')
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  let cleared = 0
  for (;;) {
    const count = await transaction(db, async (tx) => {
      const old = await tx
        .selectFrom('outbox')
        .select(['id', 'recipient', 'last_error'])
        .where('cleared_at', 'is', null)
        // A mail is never sent before it is created, so the index covers both conditions.
        .where('created_at', '<=', daysAgo(contentDays.sent))
        .where((eb) =>
          eb.or([eb('sent_at', '<=', daysAgo(contentDays.sent)), eb('created_at', '<=', daysAgo(contentDays.unsent))]),
        )
        .limit(clearedAtOnce)
        .forUpdate()
        .skipLocked()
        .execute()
      for (const mail of old) await clearMail(tx, mail, secret, now)
      return old.length
    })
    cleared += count
    if (count < clearedAtOnce) return cleared
  }
}

async function clearMail(
  tx: Tx,
  { id, recipient, last_error }: { id: number; recipient: string; last_error: string },
  secret: Buffer,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({
      recipient: '',
      body_text: '',
      body_html: '',
      attachments: '[]',
      reply_to: '',
      last_error: recipient === '' ? last_error : last_error.replaceAll(recipient, '…'),
      recipient_hash: recipientHash(secret, recipient),
      cleared_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/** Which mails are about some records: by topic, by key, and by the beginning of their keys. */
export type MailsAbout = {
  topics?: readonly string[]
  keys?: readonly string[]
  starts?: readonly string[]
  /** also those to this address (A to Z folded) about anything but `notTopics` */
  recipient?: string | null
  notTopics?: readonly string[]
}

/**
 * Each branch by an index of its own; one OR would read the whole table, which holds the mails of ten years, once for each
 * beginning. An array, because PostgreSQL expects thousands of mails for a beginning and would join them with the whole table.
 * A beginning ends before the last character that there is.
 */
export const isAbout = ({ topics = [], keys = [], starts = [], recipient = null, notTopics = [] }: MailsAbout) =>
  sql<boolean>`outbox.id = ANY (ARRAY (
    SELECT id FROM outbox WHERE topic = ANY (${topics}::text[]) AND topic <> ''
    UNION SELECT id FROM outbox WHERE message_key = ANY (${keys}::text[])
    UNION SELECT about.id FROM unnest(${starts}::text[]) AS start
            JOIN outbox AS about ON about.message_key ~>=~ start AND about.message_key ~<~ (start || chr(1114111))
    UNION SELECT id FROM outbox
           WHERE cleared_at IS NULL AND topic <> ALL (${notTopics}::text[])
             AND translate(recipient, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') = ${recipient}))`

/** The number of mails about some records whose content is not erased. */
export function countMails(db: Db, about: MailsAbout): Promise<number> {
  return countMailsWhere(db, isAbout(about))
}

/** The number of mails of a condition whose content is not erased. */
export async function countMailsWhere(db: Db, which: RawBuilder<boolean>): Promise<number> {
  const { n } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('cleared_at', 'is', null)
    .where(which)
    .executeTakeFirstOrThrow()
  return n
}

/**
 * Erases content and recipient of the mails about some records before their time. Mails that are not sent yet are given up.
 * @param secret the application's 'outbox' key
 */
export function clearMailsAbout(tx: Tx, about: MailsAbout, secret: Buffer, now: Date): Promise<number> {
  return clearMails(tx, isAbout(about), secret, now)
}

/** Erases content and recipient of the mails of a condition, as `clearMailsAbout`. @returns how many */
export async function clearMails(tx: Tx, which: RawBuilder<boolean>, secret: Buffer, now: Date): Promise<number> {
  const found = await tx
    .selectFrom('outbox')
    .select(['id', 'recipient', 'last_error'])
    .where('cleared_at', 'is', null)
    .where(which)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const mail of found) await clearMail(tx, mail, secret, now)
  return found.length
}

/** Deletes also the record that they were sent. Their cause no longer exists, so they are not queued again. */
export async function deleteMailsAbout(tx: Tx, about: MailsAbout): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('outbox').where(isAbout(about)).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes the records of mails before a time. */
export async function deleteMailsBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('outbox').where('created_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Hash of a recipient's address as written. @param secret the application's 'outbox' key. */
export function recipientHash(secret: Buffer, recipient: string): Buffer {
  return createHmac('sha256', secret).update(recipient).digest()
}

/** Of a row of outbox. */
export const mailState = sql<MailState>`CASE WHEN outbox.sent_at IS NOT NULL THEN 'sent' WHEN ${isPostponed} THEN 'postponed'
  WHEN outbox.cleared_at IS NOT NULL OR outbox.attempts >= ${maxAttempts} THEN 'failed'
  WHEN outbox.last_error <> '' THEN 'retrying' ELSE 'waiting' END`

/** A mail about a record, as staff see it. */
export type TopicMail = {
  id: number
  message_key: string
  subject: string
  created_at: Date
  sent_at: Date | null
  /** when its content was erased */
  cleared_at: Date | null
  state: MailState
}

/** The mails about a record without their content, the newest first. */
export function listMails(db: Db, topic: string): Promise<TopicMail[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'message_key', 'subject', 'created_at', 'sent_at', 'cleared_at', mailState.as('state')])
    .where('topic', '=', topic)
    .orderBy('id', 'desc')
    .execute()
}

export type MailContent = Pick<
  ClaimedMail,
  'recipient' | 'body_text' | 'body_html' | 'attachments' | 'reply_to' | 'is_personal'
>

/** Content and recipient of a mail; empty when erased. @throws for an unknown mail */
export async function readMail(db: Db, id: number): Promise<MailContent> {
  const row = await db
    .selectFrom('outbox')
    .select(['recipient', 'body_text', 'body_html', 'attachments', 'reply_to', 'is_personal'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, attachments: row.attachments as MailFile[] }
}
