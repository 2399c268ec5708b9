import { randomUUID } from 'node:crypto'
import { formatInstant } from '#src/base/dates.ts'
import type { Text } from '#src/base/errors.ts'
import type { Services, Settings } from '#src/base/http/endpoint/services.server.ts'
import { link, paragraph, rows, written } from '#src/base/mail/frame.server.ts'
import type { Mail } from '#src/base/mail/outbox.store.server.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { findAgency, mailSenderOf } from '#src/features/agency/agency.queries.server.ts'
import { accountScreen } from './accounts.links.ts'
import { findOfficeLanguage } from './accounts.store.server.ts'
import { browserName } from './browser.rules.ts'
import type { Place } from './entry.rules.server.ts'

/** What the mail about each tells the owner to do. */
const advice = {
  new_device: 'new_device_do',
  new_device_last: 'new_device_last_do',
  recovery_used: 'recovery_used_do',
  passkey_added: 'change_do',
  passkey_removed: 'change_do',
  codes_added: 'change_do',
  codes_removed: 'change_do',
  factors_off: 'factors_off_do',
  recovery_renewed: 'change_do',
  password_changed: 'password_changed_do',
  email_changed: 'email_changed_do',
  factors_reset: 'factors_reset_do',
  factors_reset_by_hand: 'factors_reset_by_hand_do',
} as const
export type AccountNews = keyof typeof advice
export const accountNews = Object.keys(advice) as AccountNews[]

type Happened = {
  at: Date
  /** where it was done; absent: by somebody whose address is not the owner's to know */
  place?: Place
  /** placeholders of the text */
  values?: Text['values']
}

export type MailServices = Pick<Services, 'db' | 'localize' | 'languages'> & { settings: Pick<Settings, 'siteUrl'> }

/**
 * Tells the owner of an account what happened to it, in their language of the office, or the default one while they chose none. Composed
 * before a transaction: inside one it would wait for a second connection.
 */
export async function accountMail(
  services: MailServices,
  kind: AccountNews,
  { id, name, email }: { id: number; name: string; email: string },
  { at, place, values }: Happened,
): Promise<Mail> {
  const { db, settings } = services
  const lang = (await findOfficeLanguage(db, id)) ?? (await services.languages())[0]!.abbr
  const sender = mailSenderOf(await findAgency(db, lang), settings.siteUrl)
  const { name: company } = sender
  const localize = (key: StringKey, more?: Text['values']) =>
    services.localize({ key, ...(more && { values: more }) }, lang)
  const subject = await localize(`staff_mail.${kind}_subject`, { company, ...values })
  const text = await localize(`staff_mail.${kind}_text`, { company, at: formatInstant(at, lang), ...values })
  const facts = place && [
    { label: await localize('staff_mail.at'), value: formatInstant(at, lang) },
    {
      label: await localize('staff_mail.browser'),
      value: browserName(place.userAgent ?? '') || (await localize('staff_mail.unknown_browser')),
    },
    { label: await localize('staff_mail.address'), value: place.address },
  ]
  const body = await written(lang, { subject, preheader: text, sender }, [
    paragraph(await localize('staff_mail.greeting', { name })),
    paragraph(text),
    ...(facts ? [rows(facts)] : []),
    paragraph(await localize(`staff_mail.${advice[kind]}`)),
    link(settings.siteUrl + accountScreen, await localize('staff_mail.open_account')),
    paragraph(company),
  ])
  return { message_key: `account-${kind}:${randomUUID()}`, recipient: email, ...body }
}
