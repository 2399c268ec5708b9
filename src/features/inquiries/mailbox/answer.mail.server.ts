import { type MailSender, paragraph, rows, written } from '#src/base/mail/frame.server.ts'
import type { Mail } from '#src/base/mail/outbox.store.server.ts'
import type { Localize } from '../message.mail.server.ts'

type Answered = { email: string; lang: string; message_no: string; message: string }

/** Characters of the visitor's text below the answer. */
const quotedLength = 1000

/** The answer in the agency's frame, in the visitor's language. `message_key` is added with the id of the answer. */
export async function answerMail(
  { email, lang, message_no, message }: Answered,
  body: string,
  { sender, reply_to, localize }: { sender: MailSender; reply_to: string; localize: Localize },
): Promise<Omit<Mail, 'message_key'>> {
  const subject = await localize({ key: 'message_answer.subject', values: { company: sender.name, message_no } })
  const quoted = message.length > quotedLength ? `${message.slice(0, quotedLength)}…` : message
  const parts = [
    ...body.split(/\n{2,}/).map((text) => paragraph(text.trim())),
    paragraph(sender.name),
    ...(quoted ? [rows([{ label: await localize({ key: 'message_answer.your_message' }), value: quoted }])] : []),
  ]
  return {
    recipient: email,
    reply_to,
    is_personal: true,
    ...(await written(lang, { subject, preheader: body.slice(0, 120), sender }, parts)),
  }
}
