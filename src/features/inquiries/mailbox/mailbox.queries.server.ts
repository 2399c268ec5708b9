import type { Text } from '#src/base/errors.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import type { MailsAbout } from '#src/base/mail/outbox.store.server.ts'
import { permissions } from '../../accounts/accounts.rules.ts'
import { filledIn, type Inquiry, type Line, linesOf } from '../inquiries.lines.ts'
import { localizedRows } from '../message.mail.server.ts'
import type { Message, MessageRow } from './mailbox.schema.ts'
import {
  answerKey,
  type FoundMessage,
  findMessage,
  listEntries,
  type listMessages,
  listStaff,
  type MailedMessage,
} from './mailbox.store.server.ts'

type ListedRow = Awaited<ReturnType<typeof listMessages>>['rows'][number]
type Reader = Pick<Services, 'db' | 'localize' | 'settings'> & { lang: string }

export const messageReaders = Object.entries(permissions).flatMap(([role_group, list]) =>
  list.includes('messages') ? [role_group] : [],
)

export function presentRow({ created_at, ...row }: ListedRow): MessageRow {
  return { ...row, created_at: created_at.toISOString() }
}

/** Mails about messages: the copies to visitor and agency, alerts and answers. */
export function mailsOfMessages(messages: readonly MailedMessage[]): MailsAbout {
  return {
    starts: messages.map(({ id }) => `alert:messages:${id}:`),
    keys: messages.flatMap(({ message_no, entries }) => [
      `message-received:${message_no}`,
      `message-office:${message_no}`,
      ...entries.map((entry) => answerKey + entry),
    ]),
  }
}

/** A message with its fields in words. @returns null when it is gone */
export async function readMessage({ db, localize, settings, lang }: Reader, id: number): Promise<Message | null> {
  const found = await findMessage(db, id)
  if (!found) return null
  const { details: _, file, created_at, ...row } = found
  const inquiry = inquiryOf(found)
  const [entries, staff, lines] = await Promise.all([
    listEntries(db, id),
    listStaff(db, messageReaders),
    localizedRows(filledIn([...linesOf(inquiry, lang), ...consentLines(inquiry)]), (text) => localize(text, lang)),
  ])
  return {
    ...row,
    created_at: created_at.toISOString(),
    has_file: file !== null,
    lines,
    entries: entries.map(({ user_name, created_at, ...entry }) => ({
      ...entry,
      by: user_name,
      at: created_at.toISOString(),
    })),
    staff,
    no_answer: row.email === '' ? 'no_address' : settings.sendsMail === false ? 'no_mail_server' : null,
  }
}

/** A stored form as it was sent: only valid forms are stored. */
export function inquiryOf({ kind, name, email, phone, message, details }: FoundMessage): Inquiry {
  const { notice: _, ...own } = details as Record<string, unknown>
  const text = kind === 'special-tour' ? { notes: message } : { message }
  return { kind, name, email, phone, ...text, ...own } as unknown as Inquiry
}

/** Consents of the visitor. */
function consentLines(inquiry: Inquiry): Line[] {
  const yes: Text = { key: 'inquiries.yes' }
  const isTrue = (field: string) => (inquiry as Record<string, unknown>)[field] === true
  return [
    { label: 'office.message_health_consent', parts: isTrue('health_consent') ? [yes] : [] },
    { label: 'office.message_keep_consent', parts: isTrue('keep_consent') ? [yes] : [] },
  ]
}
