import { createTransport } from 'nodemailer'
import { messageIdOf, type Send } from './outbox.server.ts'

/** In which each step of a delivery must make progress; together far less than the outbox's claim on a mail. */
const stepMs = 15_000

/**
 * @param url smtps://user:password@host:465 or smtp://host:25
 * @param from who the mail is from: Seyyah <rezervasyon@seyyah.example>
 */
export function smtpSender(url: string, from: string): Send {
  const transport = createTransport({
    url,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    dnsTimeout: stepMs,
    // A mail is made of texts; nothing in it may name a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return async ({ messageKey, to, subject, text, html }) => {
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      html,
      messageId: `<${messageIdOf(messageKey)}@${domain}>`,
    })
  }
}
