import { randomUUID } from 'node:crypto'
import { formatInstant } from '#src/base/dates.ts'
import type { Text } from '#src/base/errors.ts'
import type { Services, Settings } from '#src/base/http/endpoint/services.server.ts'
import { link, type Part, paragraph, rows, written } from '#src/base/mail/frame.server.ts'
import type { Mail } from '#src/base/mail/outbox.store.server.ts'
import { findAgency, mailSenderOf } from '#src/features/agency/agency.queries.server.ts'
import { accountScreen } from './accounts.links.ts'
import { findOfficeLanguage } from './accounts.store.server.ts'
import type { staff_mail } from './accounts.strings.ts'
import { browserName } from './browser.rules.ts'
import type { Place } from './entry.rules.server.ts'

/** Text that advises the owner, by subject of the mail. */
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
  /** absent when another user made the change: their address is not shown to the owner */
  place?: Place
  /** placeholders of the text */
  values?: Text['values']
}

export type MailServices = Pick<Services, 'db' | 'localize' | 'languages'> & { settings: Pick<Settings, 'siteUrl'> }

type StaffKey = keyof typeof staff_mail
type News<K = StaffKey> = K extends `${infer Kind}_subject` ? Kind : never

type StaffMail = {
  message_key: string
  kind: News
  /** placeholders of all texts, beside the name and the company */
  values?: Text['values']
  /** Parts between the text and the company's name. */
  parts: (t: (key: StaffKey) => Promise<string>) => Promise<Part[]>
}

/** A mail to a user of the office: greeting, the text of its kind, the given parts, and the company's name. */
export async function staffMail(
  { db, localize, settings }: MailServices,
  lang: string,
  { name, email }: { name: string; email: string },
  { message_key, kind, values, parts }: StaffMail,
): Promise<Mail> {
  const sender = mailSenderOf(await findAgency(db, lang), settings.siteUrl)
  const all = { ...values, company: sender.name, name }
  const t = (key: StaffKey) => localize({ key: `staff_mail.${key}`, values: all }, lang)
  const subject = await t(`${kind}_subject`)
  const text = await t(`${kind}_text`)
  const body = await written(lang, { subject, preheader: text, sender }, [
    paragraph(await t('greeting')),
    paragraph(text),
    ...(await parts(t)),
    paragraph(sender.name),
  ])
  return { message_key, recipient: email, ...body }
}

/** A user's language of the office; the default language until they choose one. */
export async function mailLanguageOf({ db, languages }: MailServices, id: number): Promise<string> {
  return (await findOfficeLanguage(db, id)) ?? (await languages())[0]!.abbr
}

/**
 * Mails the owner about a change of the account. Composed before a transaction: inside one it would wait for a second connection.
 */
export async function accountMail(
  services: MailServices,
  kind: AccountNews,
  user: { id: number; name: string; email: string },
  { at, place, values }: Happened,
): Promise<Mail> {
  const lang = await mailLanguageOf(services, user.id)
  const when = formatInstant(at, lang)
  return staffMail(services, lang, user, {
    message_key: `account-${kind}:${randomUUID()}`,
    kind,
    values: { at: when, ...values },
    parts: async (t) => {
      const browser = browserName(place?.userAgent ?? '') || (await t('unknown_browser'))
      const facts = place && [
        { label: await t('at'), value: when },
        { label: await t('browser'), value: browser },
        { label: await t('address'), value: place.address },
      ]
      return [
        ...(facts ? [rows(facts)] : []),
        paragraph(await t(advice[kind])),
        link(services.settings.siteUrl + accountScreen, await t('open_account')),
      ]
    },
  })
}
