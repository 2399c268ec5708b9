import type { StringKey } from '#src/base/string-key.ts'

export type MailServer = {
  mail_host: string
  mail_port: number
  mail_security: 'tls' | 'starttls' | 'none'
  mail_user: string
}

/** Whether mails, with their password links, would go through another server. @param after possibly as typed in the form */
export function isOtherServer(before: MailServer, after: Record<keyof MailServer, unknown>): boolean {
  const names = ['mail_host', 'mail_port', 'mail_security', 'mail_user'] as const
  return names.some((name) => String(before[name]) !== String(after[name]).trim())
}

/**
 * Whether a password that was entered for one server would be sent elsewhere. With encryption, the certificate proves the host on any
 * port.
 */
export function isOtherReader(before: MailServer, after: MailServer): boolean {
  if (before.mail_host !== after.mail_host || before.mail_user !== after.mail_user) return true
  if (after.mail_security !== 'none') return false
  return before.mail_security !== 'none' || before.mail_port !== after.mail_port
}

type MailError = { code?: unknown; responseCode?: unknown; message?: unknown }

/** Why a mail could not be sent. `answer`: the error of the server or the network. */
export function mailFailure(error: MailError): { key: StringKey; answer: string } {
  const answer = String(error.message ?? '')
    .replace(/\s+/g, ' ')
    .slice(0, 300)
  return { key: keyOf(String(error.code ?? ''), answer, error.responseCode), answer }
}

function keyOf(code: string, answer: string, responseCode: unknown): StringKey {
  if (code === 'EAUTH') return 'office.mail_auth'
  if (code === 'EENVELOPE') return 'office.mail_addresses'
  if (responseCode !== undefined) return 'office.mail_refused'
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(answer)) return 'office.mail_unknown_host'
  if (code === 'ETLS' || /SSL|TLS|certificate|wrong version number|self.signed/i.test(answer)) return 'office.mail_tls'
  return 'office.mail_unreachable'
}
