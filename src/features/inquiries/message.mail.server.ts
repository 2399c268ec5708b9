import type { Text } from '#src/base/errors.ts'
import { type MailSender, paragraph, type Row, rows, written } from '#src/base/mail/frame.server.ts'
import type { Mail } from '#src/base/mail/outbox.store.server.ts'
import type { Inquiry, Line } from './inquiries.lines.ts'

/** A text in the reader's language. */
export type Localize = (text: Text) => Promise<string>

type Content = {
  lang: string
  sender: MailSender
  title: string
  preheader: string
  before: string[]
  lines: Row[]
  after: string[]
}

export type MailFacts = {
  inquiry: Inquiry
  message_no: string
  lines: Line[]
  lang: string
  localize: Localize
  sender: MailSender
}

/**
 * Confirms a form to its sender. The address is unverified, so the mail contains only the short fields, and of those none
 * with a link: the form must be useless for sending mail to strangers.
 */
export async function visitorMail(
  { inquiry, message_no, lines, lang, localize, sender }: MailFacts,
  { received, next }: { received: string; next: string },
): Promise<Mail> {
  const number = { label: await localize({ key: 'inquiry_mail.number' }), value: message_no }
  const { name } = inquiry
  // The name of a tour is the agency's, not the stranger's.
  const tour = await localize({ key: 'inquiries.tour' })
  const rows = await localizedRows(lines, localize)
  const greeting = hasLink(name) ? [] : [await localize({ key: 'inquiry_mail.greeting', values: { name } })]
  const content: Content = {
    lang,
    sender,
    preheader: next,
    title: await localize({ key: 'inquiry_mail.subject', values: { received, message_no } }),
    before: [...greeting, `${received} ${next}`],
    lines: [number, ...rows.filter(({ label, value }) => label === tour || !hasLink(value))],
    after: [
      await localize({ key: 'inquiry_mail.not_you' }),
      `${await localize({ key: 'inquiry_mail.regards' })}\n${sender.name}`,
    ],
  }
  return mailOf(`message-received:${message_no}`, inquiry.email, content)
}

/** Whether a mail program would turn part of the text into a link. */
function hasLink(text: string): boolean {
  return /:\/\/|www\.|[^\s@]@[^\s@]|[\p{L}\p{N}]\.\p{L}{2,}/iu.test(text)
}

/** Informs the agency of a form. @param subject as in the office's list */
export async function officeMail(
  { inquiry, message_no, lines, lang, localize, sender }: MailFacts,
  { recipient, subject, writtenIn }: { recipient: string; subject: string; writtenIn: string },
): Promise<Mail> {
  const { kind, name, email, phone } = inquiry
  const titles = {
    contact: 'inquiry_mail.office_contact',
    'special-tour': 'inquiry_mail.office_special_tour',
    'human-resources': 'inquiry_mail.office_human_resources',
    offer: 'inquiry_mail.office_offer',
  } as const
  const all: Row[] = [
    { label: await localize({ key: 'inquiry_mail.number' }), value: message_no },
    { label: await localize({ key: 'inquiries.name' }), value: name },
    { label: await localize({ key: 'inquiries.email' }), value: email },
    { label: await localize({ key: 'inquiries.phone' }), value: phone },
    ...(await localizedRows(lines, localize)),
    ...(kind === 'human-resources'
      ? [
          {
            label: await localize({ key: 'inquiries.cv' }),
            value: await localize({ key: 'inquiry_mail.cv_in_office' }),
          },
        ]
      : []),
    { label: await localize({ key: 'inquiry_mail.language' }), value: writtenIn },
  ]
  const title = await localize({ key: titles[kind], values: { subject } })
  const text = kind === 'special-tour' ? inquiry.notes : inquiry.message
  const content = {
    lang,
    sender,
    title,
    preheader: text || title,
    before: [title],
    lines: all.filter(({ value }) => value !== ''),
    after: text ? [text] : [],
  }
  return mailOf(`message-office:${message_no}`, recipient, content)
}

async function localizedRows(lines: readonly Line[], localize: Localize): Promise<Row[]> {
  return Promise.all(
    lines.map(async ({ label, parts }) => {
      const texts = await Promise.all(parts.map((part) => (typeof part === 'string' ? part : localize(part))))
      return { label: await localize({ key: label }), value: texts.join(', ') }
    }),
  )
}

async function mailOf(message_key: string, recipient: string, content: Content): Promise<Mail> {
  const { lang, sender, title, preheader, before, lines, after } = content
  const parts = [...before.map(paragraph), rows(lines), ...after.map(paragraph)]
  return { message_key, recipient, ...(await written(lang, { subject: title, preheader, sender }, parts)) }
}
