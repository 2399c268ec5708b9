import { randomUUID } from 'node:crypto'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure, invalid } from '#src/base/errors.ts'
import { changedForm } from '#src/base/http/endpoint/edits.server.ts'
import type { SentFields } from '#src/base/http/endpoint/form.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import type { Limit } from '#src/base/http/server/limits.server.ts'
import { paragraph, written } from '#src/base/mail/frame.server.ts'
import { smtpSender } from '#src/base/mail/smtp.server.ts'
import { findAgency, mailSenderOf } from '#src/features/agency/agency.queries.server.ts'
import { record } from '../../accounts/audit/audit.store.server.ts'
import { mailFailure } from './mail.rules.ts'
import { findDkimKey, findMailPassword, mailServerOf } from './mail-server.queries.server.ts'
import { type MailTested, mailForm } from './settings.admin.schema.ts'
import { assertDkimKey, assertServerPassword } from './settings.commands.server.ts'
import { presentMail } from './settings.queries.server.ts'
import { findSettings, theOne, updateSettings } from './settings.store.server.ts'

/** ms for each step of the delivery, while a clerk waits. */
const stepMs = 8000

/** Per user. The answer reveals whether a port is open, so it must not be usable as a network scanner. */
const tries: Limit = { name: 'test-mail', points: 20, seconds: 900 }

/**
 * Sends one mail with the settings of the screen, saved or not, and answers the server's reply. Without the outbox, because the clerk
 * waits for the reply.
 * @throws Failure 422 without a server, and when the stored password would go to another server; at `to` after too many tests
 */
export async function sendTestMail(
  services: Pick<Services, 'db' | 'settings' | 'localize' | 'now' | 'limit'>,
  staff: Staff,
  lang: string,
  { to, ...sent }: SentFields & { to: string },
): Promise<MailTested> {
  const { db, settings, localize, now, limit } = services
  await limit(tries, String(staff.id)).catch((refusal: unknown) => {
    // The office leaves for the site at 429; the typed settings would be lost.
    throw refusal instanceof Failure
      ? new Failure('invalid', refusal.text, { fields: { to: [refusal.text] } })
      : refusal
  })
  const env = settings.env ?? {}
  const stored = await findSettings(db)
  const saved = presentMail(stored, env)
  const form = changedForm(mailForm, saved, sent)
  assertServerPassword(stored, form, env)
  const password = form.mail_password || (await findMailPassword(db, stored))
  const dkimKey = form.dkim_key === '' ? await findDkimKey(db, stored) : assertDkimKey(form.dkim_key)
  const server = mailServerOf(form, { password, dkimKey }, env)
  if (!server) throw invalid('mail_host', 'office.mail_missing')
  const say = (key: Parameters<typeof localize>[0]['key']) => localize({ key }, lang)
  const subject = await say('office.mail_test_subject')
  const sender = mailSenderOf(await findAgency(services.db, lang), settings.siteUrl)
  const mail = await written(lang, { subject, preheader: subject, sender }, [
    paragraph(await say('office.mail_test_body')),
  ])
  const values = { to, host: form.mail_host || saved.mail_host, port: form.mail_port }
  const outcome = await smtpSender(
    server,
    stepMs,
  )({
    messageKey: `test ${randomUUID()}`,
    to,
    subject: mail.subject,
    text: mail.body_text,
    html: mail.body_html,
  }).then(
    (answer) => ({ isSent: true, key: 'office.mail_accepted' as const, answer }),
    (error: unknown) => ({ isSent: false, ...mailFailure(error as object) }),
  )
  const { version, mail_password, dkim_key, current_password, ...fields } = form
  const isSaved =
    mail_password === '' &&
    dkim_key === '' &&
    Object.entries(fields).every(([name, value]) => saved[name as never] === value)
  await transaction(db, async (tx) => {
    if (outcome.isSent && isSaved) await updateSettings(tx, { mail_tested_at: now() })
    const { host: mail_host, port: mail_port } = values
    const after = { test_mail_to: to, mail_host, mail_port, is_sent: outcome.isSent, answer: outcome.answer }
    await record(tx, staff, { action: 'test', entity: 'settings', id: theOne, before: null, after })
  })
  const message = await localize({ key: outcome.key, values }, lang)
  return { success: outcome.isSent, message, data: { answer: outcome.answer } }
}
