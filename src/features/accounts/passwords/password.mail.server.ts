import { createHash } from 'node:crypto'
import { formatInstant } from '#src/base/dates.ts'
import type { Text } from '#src/base/errors.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { link, paragraph, written } from '#src/base/mail/frame.server.ts'
import type { Mail } from '#src/base/mail/outbox.store.server.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { findAgency, mailSenderOf } from '#src/features/agency/agency.queries.server.ts'
import { passwordPath } from '../accounts.links.ts'
import type { PasswordLink } from './password-links.store.server.ts'

export function passwordLinkUrl({ settings }: Pick<Services, 'settings'>, { key }: PasswordLink): string {
  return settings.siteUrl + passwordPath(key)
}

/** The mail with a one-time link, in the default language. */
export async function passwordMail(
  services: Pick<Services, 'db' | 'localize' | 'languages' | 'settings'>,
  kind: 'invited' | 'reset' | 'asked',
  { name, email }: { name: string; email: string },
  oneTime: PasswordLink,
): Promise<Mail> {
  const lang = (await services.languages())[0]!.abbr
  const sender = mailSenderOf(await findAgency(services.db, lang), services.settings.siteUrl)
  const { name: company } = sender
  const localize = (key: StringKey, values?: Text['values']) =>
    services.localize({ key, ...(values && { values }) }, lang)
  const href = passwordLinkUrl(services, oneTime)
  const subject = await localize(`staff_mail.${kind}_subject`, { company })
  const before = [
    await localize('staff_mail.greeting', { name }),
    await localize(`staff_mail.${kind}_text`, { company }),
  ]
  const open = await localize('staff_mail.open')
  const deadline = formatInstant(oneTime.expires_at, lang)
  const after = [
    await localize('staff_mail.until', { deadline }),
    await localize(kind === 'asked' ? 'staff_mail.not_asked' : 'staff_mail.not_you'),
    company,
  ]
  const head = { subject, preheader: before[1] ?? '', sender }
  const body = await written(lang, head, [...before.map(paragraph), link(href, open), ...after.map(paragraph)])
  // The key is a secret, so the message key contains its hash.
  const cause = createHash('sha256').update(oneTime.key).digest('base64url')
  return { message_key: `password-link:${cause}`, recipient: email, ...body }
}
