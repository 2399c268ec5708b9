import { formatInstant } from '#src/base/dates.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { paragraph, rows, written } from '#src/base/mail/frame.server.ts'
import type { Mail } from '#src/base/mail/outbox.store.server.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { findAgency, mailSenderOf } from '#src/features/agency/agency.queries.server.ts'
import type { SupportRequest } from './support.schema.ts'

/** The mail of a request, in the site's default language. Key and recipient are added for each recipient. */
export async function supportMail(
  { db, localize, languages, settings, now }: Pick<Services, 'db' | 'localize' | 'languages' | 'settings' | 'now'>,
  staff: Staff,
  { subject, message, screen, browser, errors }: SupportRequest,
): Promise<Omit<Mail, 'message_key' | 'recipient'>> {
  const lang = (await languages())[0]!.abbr
  const sender = mailSenderOf(await findAgency(db, lang), settings.siteUrl)
  const label = (key: StringKey) => localize({ key }, lang)
  const facts = [
    { label: await label('support_mail.from'), value: `${staff.name} (${staff.email})` },
    { label: await label('support_mail.at'), value: formatInstant(now(), lang) },
    { label: await label('support_mail.screen'), value: screen && settings.siteUrl + screen },
    { label: await label('support_mail.browser'), value: browser },
    ...(await Promise.all(errors.map(async (value) => ({ label: await label('support_mail.error'), value })))),
  ]
  const parts = [
    ...message.split(/\n{2,}/).map((text) => paragraph(text.trim())),
    rows(facts.filter(({ value }) => value !== '')),
  ]
  const title = await localize({ key: 'support_mail.subject', values: { company: sender.name, subject } }, lang)
  const head = { subject: title, preheader: message.slice(0, 120), sender }
  return { reply_to: staff.email, ...(await written(lang, head, parts)) }
}
