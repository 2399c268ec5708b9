import { randomUUID } from 'node:crypto'
import { formatInstant } from '#src/base/dates.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import type { Text } from '#src/base/http/errors.ts'
import type { StringKey } from '#src/base/i18n/string-key.ts'
import { link, paragraph, rows, written } from '#src/base/mail/frame.server.ts'
import type { Mail } from '#src/base/mail/outbox.store.server.ts'
import { findAgency, mailSenderOf } from '#src/features/company/agency.queries.server.ts'
import { accountScreen } from '../accounts.links.ts'
import { browserName } from '../sessions/browser.rules.ts'

/** Tells the owner of an account that a browser signed in which it was not used with before, in the default language. */
export async function newDeviceMail(
  services: Pick<Services, 'db' | 'localize' | 'languages' | 'settings'>,
  { name, email }: { name: string; email: string },
  { at, address, userAgent }: { at: Date; address: string; userAgent: string },
): Promise<Mail> {
  const lang = (await services.languages())[0]!.abbr
  const { siteUrl } = services.settings
  const sender = mailSenderOf(await findAgency(services.db, lang), siteUrl)
  const { name: company } = sender
  const localize = (key: StringKey, values?: Text['values']) =>
    services.localize({ key, ...(values && { values }) }, lang)
  const subject = await localize('staff_mail.new_device_subject', { company })
  const text = await localize('staff_mail.new_device_text', { company })
  const facts = [
    { label: await localize('staff_mail.new_device_at'), value: formatInstant(at, lang) },
    {
      label: await localize('staff_mail.new_device_browser'),
      value: browserName(userAgent) || (await localize('staff_mail.new_device_unknown')),
    },
    { label: await localize('staff_mail.new_device_address'), value: address },
  ]
  const body = await written(lang, { subject, preheader: text, sender }, [
    paragraph(await localize('staff_mail.greeting', { name })),
    paragraph(text),
    rows(facts),
    paragraph(await localize('staff_mail.new_device_do')),
    link(siteUrl + accountScreen, await localize('staff_mail.new_device_open')),
    paragraph(company),
  ])
  return { message_key: `new-device:${randomUUID()}`, recipient: email, ...body }
}
