import type { Db } from '#src/base/db/connect.server.ts'
import type { EnvSettings, Staff } from '#src/base/http/endpoint/services.server.ts'
import { countPostponed } from '#src/base/mail/postponed.store.server.ts'
import { recognisedTrackers, type TrackingScripts, unrecognisedFields } from '#src/features/agency/company.rules.ts'
import { dkimRecordOf } from './dkim.queries.server.ts'
import { findDkimKey } from './mail-server.queries.server.ts'
import type { OfficeMail, OfficeSales, OfficeTracking } from './settings.admin.schema.ts'
import { findSettings, findTracking, type SettingsRow, theOne } from './settings.store.server.ts'

/** What the site would load for these texts. */
function recognitionOf(scripts: TrackingScripts): Pick<OfficeTracking, 'recognised' | 'unrecognised'> {
  return { recognised: recognisedTrackers(scripts), unrecognised: unrecognisedFields(scripts) }
}

export async function findOfficeTracking(db: Db): Promise<OfficeTracking> {
  const tracking = await findTracking(db)
  return { id: theOne, ...tracking, ...recognitionOf(tracking) }
}

export async function findOfficeSales(db: Db, env: EnvSettings): Promise<OfficeSales> {
  return presentSales(await findSettings(db), env)
}

export function presentSales(
  row: SettingsRow,
  { holdHours, ordersPerHour, seatsPerAddress }: EnvSettings,
): OfficeSales {
  const { hold_hours, orders_per_hour, holds_per_email, deposit_rate, payment_reminders, sales_version } = row
  const { office_payment, passengers, passengers_days, shown_seats } = row
  const { seats_per_email, seats_per_address, unpaid_share, unpaid_share_of_one } = row
  return {
    id: theOne,
    hold_hours: holdHours ?? hold_hours,
    orders_per_hour: ordersPerHour ?? orders_per_hour,
    holds_per_email,
    seats_per_email,
    seats_per_address: seatsPerAddress ?? seats_per_address,
    unpaid_share,
    unpaid_share_of_one,
    deposit_rate,
    shown_seats,
    payment_reminders,
    office_payment,
    passengers,
    passengers_days,
    from_env: [
      ...(holdHours === undefined ? [] : ['hold_hours']),
      ...(ordersPerHour === undefined ? [] : ['orders_per_hour']),
      ...(seatsPerAddress === undefined ? [] : ['seats_per_address']),
    ],
    version: sales_version,
  }
}

type StoredMail = Omit<OfficeMail, 'test_to' | 'dkim_record' | 'postponed'>

export async function findOfficeMail(db: Db, env: EnvSettings, reader: Staff): Promise<OfficeMail> {
  const row = await findSettings(db)
  const key = await findDkimKey(db, row)
  const name = `${row.dkim_selector}._domainkey.${row.dkim_domain}`
  const dkim_record = key === null ? null : { name, value: dkimRecordOf(key) }
  return { ...presentMail(row, env), dkim_record, test_to: reader.email, postponed: await countPostponed(db) }
}

/** Never with the password or the key of the signature. */
export function presentMail(row: SettingsRow, { smtpUrl, mailFrom }: EnvSettings): StoredMail {
  const { mail_host, mail_port, mail_security, mail_user, mail_password, mail_from_name, mail_from_address } = row
  const stored = { mail_host, mail_port, mail_security, mail_user, has_password: mail_password !== null }
  const from = mailFrom === undefined ? { mail_from_name, mail_from_address } : senderOf(mailFrom)
  return {
    id: theOne,
    ...(smtpUrl === undefined ? stored : serverOf(smtpUrl)),
    ...from,
    mail_reply_to: row.mail_reply_to,
    dkim_domain: row.dkim_domain,
    dkim_selector: row.dkim_selector,
    mail_tested_at: row.mail_tested_at?.toISOString() ?? null,
    from_env: [
      ...(smtpUrl === undefined ? [] : ['mail_host', 'mail_port', 'mail_security', 'mail_user', 'mail_password']),
      ...(mailFrom === undefined ? [] : ['mail_from_name', 'mail_from_address']),
    ],
    version: row.mail_version,
  }
}

/** SMTP_URL without its password. */
function serverOf(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl)
  const isTls = protocol === 'smtps:'
  return {
    mail_host: hostname,
    // Those of nodemailer.
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
