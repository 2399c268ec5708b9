import { randomUUID } from 'node:crypto'
import { formatInstant } from '#src/base/dates.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import type { Text } from '#src/base/http/errors.ts'
import type { StringKey } from '#src/base/i18n/string-key.ts'
import { paragraph, written } from '#src/base/mail/frame.server.ts'
import type { Mail } from '#src/base/mail/outbox.store.server.ts'
import { findAgency, mailSenderOf } from '#src/features/company/agency.queries.server.ts'

/**
 * Tells the owner of an account what happened to its second factor, in the default language.
 * @param by who reset it
 */
export async function factorMail(
  services: Pick<Services, 'db' | 'localize' | 'languages' | 'settings'>,
  kind: 'recovery_used' | 'factors_reset',
  { name, email }: { name: string; email: string },
  { at, by = '' }: { at: Date; by?: string },
): Promise<Mail> {
  const lang = (await services.languages())[0]!.abbr
  const sender = mailSenderOf(await findAgency(services.db, lang), services.settings.siteUrl)
  const { name: company } = sender
  const localize = (key: StringKey, values?: Text['values']) =>
    services.localize({ key, ...(values && { values }) }, lang)
  const subject = await localize(`staff_mail.${kind}_subject`, { company })
  const lines = [
    await localize('staff_mail.greeting', { name }),
    await localize(`staff_mail.${kind}_text`, { company, by, at: formatInstant(at, lang) }),
    await localize(`staff_mail.${kind}_do`),
    company,
  ]
  const body = await written(lang, { subject, preheader: lines[1] ?? '', sender }, lines.map(paragraph))
  return { message_key: `second-factor:${randomUUID()}`, recipient: email, ...body }
}
