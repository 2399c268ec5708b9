import type { Db } from '#src/base/db/connect.server.ts'
import type { EnvSettings, Staff } from '#src/base/http/endpoint/services.server.ts'
import { countPostponed } from '#src/base/mail/postponed.store.server.ts'
import { recognisedTrackers, unrecognisedFields } from '#src/features/agency/company.rules.ts'
import { dkimRecordOf } from './dkim.queries.server.ts'
import { findDkimKey } from './mail-server.queries.server.ts'
import { OfficeMail, OfficeSales, type OfficeTracking } from './settings.admin.schema.ts'
import { findSettings, findTracking, type SettingsRow, theOne } from './settings.store.server.ts'

/** With the trackers that the site recognises in these texts. */
export async function findOfficeTracking(db: Db): Promise<OfficeTracking> {
  const tracking = await findTracking(db)
  const [recognised, unrecognised] = [recognisedTrackers(tracking), unrecognisedFields(tracking)]
  return { id: theOne, ...tracking, recognised, unrecognised }
}

export function presentSales(
  row: SettingsRow,
  { holdHours, ordersPerHour, seatsPerAddress }: EnvSettings,
): OfficeSales {
  const all = { hold_hours: holdHours, orders_per_hour: ordersPerHour, seats_per_address: seatsPerAddress }
  const fixed = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
  return OfficeSales.parse({ ...row, ...fixed, from_env: Object.keys(fixed), version: row.sales_version })
}

export async function findOfficeMail(db: Db, env: EnvSettings, reader: Staff): Promise<OfficeMail> {
  const row = await findSettings(db)
  const key = await findDkimKey(db, row)
  const name = `${row.dkim_selector}._domainkey.${row.dkim_domain}`
  const dkim_record = key === null ? null : { name, value: dkimRecordOf(key) }
  return { ...presentMail(row, env), dkim_record, test_to: reader.email, postponed: await countPostponed(db) }
}

const StoredMail = OfficeMail.omit({ test_to: true, dkim_record: true, postponed: true })

/** The schema leaves out the password and the key of the signature. */
export function presentMail(row: SettingsRow, { smtpUrl, mailFrom }: EnvSettings) {
  return StoredMail.parse({
    ...row,
    has_password: row.mail_password !== null,
    ...(smtpUrl !== undefined && serverOf(smtpUrl)),
    ...(mailFrom !== undefined && senderOf(mailFrom)),
    mail_tested_at: row.mail_tested_at?.toISOString() ?? null,
    from_env: [
      ...(smtpUrl === undefined ? [] : ['mail_host', 'mail_port', 'mail_security', 'mail_user', 'mail_password']),
      ...(mailFrom === undefined ? [] : ['mail_from_name', 'mail_from_address']),
    ],
    version: row.mail_version,
  })
}

/** SMTP_URL without its password. */
function serverOf(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl)
  const isTls = protocol === 'smtps:'
  return {
    mail_host: hostname,
    // Defaults of nodemailer.
    mail_port: Number(port) || (isTls ? 465 : 587),
    mail_security: isTls ? ('tls' as const) : ('starttls' as const),
    mail_user: decodeURIComponent(username),
    has_password: password !== '',
  }
}

/** MAIL_FROM, such as Seyyah <rezervasyon@seyyah.example>. */
function senderOf(mailFrom: string) {
  const [, name = '', address = mailFrom] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(mailFrom) ?? []
  return { mail_from_name: name, mail_from_address: address }
}
