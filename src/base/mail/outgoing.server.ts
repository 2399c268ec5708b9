import { createHash } from 'node:crypto'
import type { ClaimedMail } from './outbox.store.server.ts'

export type OutgoingMail = {
  /** the same for every attempt, so that a receiver can detect a duplicate delivery */
  messageKey: string
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string
  /** written by staff: not marked as automatic */
  isPersonal?: boolean
  attachments?: readonly SentFile[]
}

export type SentFile = { name: string; type: string; content: string | Uint8Array }

/** The file of a paper in a mail; null when it no longer exists, such as the voucher of a cancelled order. */
export type FileOf = (paper: string) => Promise<Uint8Array | null>

/**
 * @param stopping aborts an attempt before the server knows of the mail
 * @throws when the server did not accept the mail
 */
export type Send = (mail: OutgoingMail, stopping?: AbortSignal) => Promise<unknown>

/** The current sender; null without a mail server. */
export type OpenSender = () => Promise<Send | null>

/** From this attempt on a mail goes without the papers that cannot be made: its link leads to them. */
const attemptsWithPapers = 3

/** @throws PaperFailed in the first attempts */
export async function outgoing(mail: ClaimedMail, fileOf: FileOf): Promise<OutgoingMail> {
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
export class PaperFailed extends Error {}

/** Hashes the key in the log, because it may name an order. */
export function messageIdOf(messageKey: string): string {
  return createHash('sha256').update(messageKey).digest('hex').slice(0, 32)
}
