import { createTransport } from 'nodemailer'
import { messageIdOf, type OutgoingMail } from './outgoing.server.ts'

/** ms for each step until the greeting; their sum with those after it is below the claim on a mail (outbox.server.ts). */
const defaultStepMs = 15_000
/** A step after the greeting may take so many times as long: servers look for viruses once they have the whole mail. */
const longer = 4

/** `tls` from the first byte, `starttls` after the greeting, `none` for a server in the same network. */
export type SmtpServer = {
  /** sender, such as Seyyah <rezervasyon@seyyah.example> */
  from: string | { name: string; address: string }
  /** where answers go; default: the sender */
  replyTo?: string
  /** signs every mail for its domain; PEM of an RSA key */
  dkim?: { domainName: string; keySelector: string; privateKey: string } | null
} & (
  | { url: string }
  | {
      host: string
      port: number
      security: 'tls' | 'starttls' | 'none'
      auth: { user: string; pass: string } | null
    }
)

/** @returns a sender that resolves to the server's answer; its attempt ends with the code EABORT when it is stopped */
export function smtpSender(server: SmtpServer, stepMs = defaultStepMs) {
  const { from, dkim } = server
  const transport = createTransport({
    ...connectionOf(server),
    ...(dkim && { dkim }),
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: longer * stepMs,
    dnsTimeout: stepMs,
    // Mails are texts: nothing in them may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  /** For mails not yet announced to the server, by signal: makes the attempt unstoppable. */
  const unheard = new WeakMap<AbortSignal, () => void>()
  transport.use('stream', ({ data: { signal }, message }, done) => {
    // The content is read after greeting and login, and before the server gets the envelope.
    message.processFunc((content) => {
      if (signal) unheard.get(signal)?.()
      return content
    })
    done()
  })
  const domain = /@([^\s>]+)/.exec(typeof from === 'string' ? from : from.address)?.[1] ?? 'localhost'
  const send = async (
    { messageKey, to, subject, text, html, isPersonal, attachments = [], ...mail }: OutgoingMail,
    stopping?: AbortSignal,
  ): Promise<string> => {
    const replyTo = mail.replyTo || server.replyTo
    const attempt = new AbortController()
    const stop = () => attempt.abort()
    const goOn = () => stopping?.removeEventListener('abort', stop)
    unheard.set(attempt.signal, goOn)
    stopping?.addEventListener('abort', stop)
    if (stopping?.aborted) stop()
    const sending = transport.sendMail({
      signal: attempt.signal,
      // A copy, because nodemailer writes into addresses.
      from: typeof from === 'string' ? from : { ...from },
      to: { name: '', address: to },
      ...(replyTo && { replyTo: { name: '', address: replyTo } }),
      // RFC 3834: holiday notices and the like are not sent to automatic mails.
      ...(!isPersonal && { headers: { 'Auto-Submitted': 'auto-generated' } }),
      subject,
      text,
      html,
      attachments: attachments.map(({ name: filename, type: contentType, content }) => ({
        filename,
        contentType,
        content: typeof content === 'string' ? content : Buffer.from(content),
      })),
      messageId: `<${messageIdOf(messageKey)}@${domain}>`,
    })
    return (await sending.finally(goOn)).response
  }
  return send
}

function connectionOf(server: SmtpServer) {
  // smtps://user:password@host:465 or smtp://host:25
  if ('url' in server) return { url: server.url }
  const { host, port, security, auth } = server
  return {
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(auth && { auth }),
  }
}
