import { createHash } from 'node:crypto'
import { formatInstant } from '#src/base/dates.ts'
import { link, paragraph } from '#src/base/mail/frame.server.ts'
import type { Mail } from '#src/base/mail/outbox.store.server.ts'
import { passwordPath } from '../accounts.links.ts'
import { type MailServices, staffMail } from '../accounts.mail.server.ts'
import type { PasswordLink } from './password-links.store.server.ts'

export function passwordLinkUrl({ settings }: Pick<MailServices, 'settings'>, { key }: PasswordLink): string {
  return settings.siteUrl + passwordPath(key)
}

/** The mail with a one-time link, in the default language. */
export async function passwordMail(
  services: MailServices,
  kind: 'invited' | 'reset' | 'asked',
  to: { name: string; email: string },
  oneTime: PasswordLink,
): Promise<Mail> {
  const lang = (await services.languages())[0]!.abbr
  return staffMail(services, lang, to, {
    // The key is a secret, so the message key contains its hash.
    message_key: `password-link:${createHash('sha256').update(oneTime.key).digest('base64url')}`,
    kind,
    values: { deadline: formatInstant(oneTime.expires_at, lang) },
    parts: async (t) => [
      link(passwordLinkUrl(services, oneTime), await t('open')),
      paragraph(await t('until')),
      paragraph(await t(kind === 'asked' ? 'not_asked' : 'not_you')),
    ],
  })
}
