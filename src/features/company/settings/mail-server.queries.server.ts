import { cached } from '#src/base/cache/cached-reads.server.ts'
import { appKey } from '#src/base/db/app-keys.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { unseal } from '#src/base/db/sealed.server.ts'
import type { EnvSettings } from '#src/base/http/endpoint/services.server.ts'
import type { OpenSender } from '#src/base/mail/outgoing.server.ts'
import { type SmtpServer, smtpSender } from '#src/base/mail/smtp.server.ts'
import type { MailForm } from './settings.admin.schema.ts'
import { findSettings, type SettingsRow } from './settings.store.server.ts'

/** Sender of mails while neither the environment nor the office names one. */
const defaultFrom = 'Seyyah <rezervasyon@seyyah.example>'

/** Key of the secrets in the table `settings`. */
export const settingsKey = (db: Db) => appKey(db, 'settings')

type MailSettings = Omit<MailForm, 'mail_password' | 'dkim_key' | 'current_password' | 'version'>

type MailSecrets = {
  /** of the stored server; '' without one */
  password: string
  /** of the signature; null without one */
  dkimKey: string | null
}

/** Mail server and signature. The environment has precedence. Null without a server. */
export function mailServerOf(
  { mail_host, mail_port, mail_security, mail_user, mail_from_name, mail_from_address, ...more }: MailSettings,
  { password, dkimKey }: MailSecrets,
  { smtpUrl, mailFrom }: EnvSettings,
): SmtpServer | null {
  const { mail_reply_to: replyTo, dkim_domain: domainName, dkim_selector: keySelector } = more
  const from = mailFrom ?? (mail_from_address ? { name: mail_from_name, address: mail_from_address } : defaultFrom)
  const identity = {
    from,
    replyTo,
    dkim: dkimKey === null || domainName === '' ? null : { domainName, keySelector, privateKey: dkimKey },
  }
  if (smtpUrl !== undefined) return { url: smtpUrl, ...identity }
  if (mail_host === '') return null
  const auth = mail_user === '' ? null : { user: mail_user, pass: password }
  return { host: mail_host, port: mail_port, security: mail_security, auth, ...identity }
}

/** The stored password; '' without one. */
export async function findMailPassword(db: Db, { mail_password }: SettingsRow): Promise<string> {
  return mail_password ? unseal(await settingsKey(db), mail_password) : ''
}

/** The stored key of the signature, PKCS #8; null without one. */
export async function findDkimKey(db: Db, { dkim_key }: SettingsRow): Promise<string | null> {
  return dkim_key ? unseal(await settingsKey(db), dkim_key) : null
}

/** Sends with the settings of the moment, so that a change needs no restart. */
export function agencySender(db: Db, env: EnvSettings): OpenSender {
  const read = async () => {
    const stored = await findSettings(db)
    const password = env.smtpUrl === undefined ? await findMailPassword(db, stored) : ''
    return mailServerOf(stored, { password, dkimKey: await findDkimKey(db, stored) }, env)
  }
  let last: { server: SmtpServer | null; sender: ReturnType<typeof smtpSender> | null } | undefined
  return async () => {
    const server = await cached(db, ['mail server', env], read)
    if (server !== last?.server) last = { server, sender: server && smtpSender(server) }
    return last!.sender
  }
}
