import { createTransport } from 'nodemailer'
import { messageIdOf, type Send } from './outbox.server.ts'

/** ms for each step of a delivery; their sum is far below the claim on a mail (outbox.server.ts). */
const stepMs = 15_000

/**
 * @param url smtps://user:password@host:465 or smtp://host:25
 * @param from sender, e.g. Seyyah <rezervasyon@seyyah.example>
 */
export function smtpSender(url: string, from: string): Send {
  const transport = createTransport({
    url,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    dnsTimeout: stepMs,
    // Mails are texts: nothing in them may name a file or an address to fetch.
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
