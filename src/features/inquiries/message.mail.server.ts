import type { Text } from '#src/base/errors.ts'
import { type MailSender, paragraph, type Row, rows, written } from '#src/base/mail/frame.server.ts'
import type { Mail } from '#src/base/mail/outbox.store.server.ts'
import type { Inquiry, Line } from './inquiries.lines.ts'
import { wordOf } from './inquiries.links.ts'

/** A text in the reader's language. */
export type Localize = (text: Text) => Promise<string>

export type MailFacts = {
  inquiry: Inquiry
  message_no: string
  lines: Line[]
  lang: string
  localize: Localize
  sender: MailSender
}

/**
 * Confirms a form to its sender. The address is unverified, so the mail contains only short fields without links: the form must be
 * useless for spam.
 */
export async function visitorMail(
  { inquiry, message_no, lines, lang, localize, sender }: MailFacts,
  { received, next }: { received: string; next: string },
): Promise<Mail> {
  const number = { label: await localize({ key: 'inquiry_mail.number' }), value: message_no }
  const { name } = inquiry
  // The name of a tour is the agency's, not the stranger's.
  const tour = await localize({ key: 'inquiries.tour' })
  const own = await localizedRows(lines, localize)
  const greeting = hasLink(name) ? [] : [await localize({ key: 'inquiry_mail.greeting', values: { name } })]
  const subject = await localize({ key: 'inquiry_mail.subject', values: { received, message_no } })
  const mail = await written(lang, { subject, preheader: next, sender }, [
    ...[...greeting, `${received} ${next}`].map(paragraph),
    rows([number, ...own.filter(({ label, value }) => label === tour || !hasLink(value))]),
    paragraph(await localize({ key: 'inquiry_mail.not_you' })),
    paragraph(`${await localize({ key: 'inquiry_mail.regards' })}\n${sender.name}`),
  ])
  return { message_key: `message-received:${message_no}`, recipient: inquiry.email, ...mail }
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
  const all: Row[] = [
    { label: await localize({ key: 'inquiry_mail.number' }), value: message_no },
    { label: await localize({ key: 'inquiries.name' }), value: name },
    { label: await localize({ key: 'inquiries.email' }), value: email },
    { label: await localize({ key: 'inquiries.phone' }), value: phone },
    ...(await localizedRows(lines, localize)),
    {
      label: await localize({ key: 'inquiries.cv' }),
      value: kind === 'human-resources' ? await localize({ key: 'inquiry_mail.cv_in_office' }) : '',
    },
    { label: await localize({ key: 'inquiry_mail.language' }), value: writtenIn },
  ]
  const title = await localize({ key: `inquiry_mail.office_${wordOf(kind)}`, values: { subject } })
  const text = kind === 'special-tour' ? inquiry.notes : inquiry.message
  const mail = await written(lang, { subject: title, preheader: text || title, sender }, [
    paragraph(title),
    rows(all.filter(({ value }) => value !== '')),
    ...(text ? [paragraph(text)] : []),
  ])
  return { message_key: `message-office:${message_no}`, recipient, ...mail }
}

/** Each field in words. */
export async function localizedRows(lines: readonly Line[], localize: Localize): Promise<Row[]> {
  return Promise.all(
    lines.map(async ({ label, parts }) => {
      const texts = await Promise.all(parts.map((part) => (typeof part === 'string' ? part : localize(part))))
      return { label: await localize({ key: label }), value: texts.join(', ') }
    }),
  )
}
