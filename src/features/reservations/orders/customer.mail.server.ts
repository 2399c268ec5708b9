import type { Services } from '#src/base/http/endpoint/services.server.ts'
import type { Text } from '#src/base/http/errors.ts'
import { localePath } from '#src/base/i18n/paths.ts'
import type { StringKey } from '#src/base/i18n/string-key.ts'
import { link, type Part, paragraph, rows, written } from '#src/base/mail/frame.server.ts'
import type { Mail } from '#src/base/mail/outbox.store.server.ts'
import { findAgency } from '#src/features/company/agency.queries.server.ts'
import { orderPath } from '../reservations.links.ts'
import type { FoundOrder } from './orders.store.server.ts'

export type Fact = [label: StringKey, value: string]
export type MailContent = {
  subject: Text
  text: Text
  /** in the reader's language */
  facts: (lang: string) => Fact[]
}

/** Completes a mail with the event that causes it: one mail per event and reader (outbox.message_key). */
export type MailFor = (event: string) => Mail

/** To the customer, in the order's language, with the link to the order. @param key of the order */
export async function customerMail(
  services: Services,
  order: FoundOrder,
  key: string,
  content: MailContent,
): Promise<MailFor> {
  const { lang, name, email, order_no } = order
  const defaultLang = (await services.languages())[0]!.abbr
  const href = services.settings.siteUrl + localePath(orderPath(order_no, key), lang, defaultLang)
  const { name: company } = await findAgency(services.db, lang)
  const localize = (key: StringKey, values?: Text['values']) =>
    services.localize({ key, ...(values && { values }) }, lang)
  const body = await compose(services, content, lang, {
    before: [paragraph(await localize('mail.greeting', { name }))],
    after: [
      link(href, await localize('mail.open_order')),
      paragraph(`${await localize('mail.kind_regards')}\n${company}`),
    ],
  })
  return (event) => ({ message_key: `${event}:customer`, recipient: email, ...body })
}

/** To the agency's mailbox, in the default language, without the order's key. Null when the agency has no e-mail address. */
export async function agencyMail(services: Services, order: FoundOrder, content: MailContent): Promise<MailFor | null> {
  const lang = (await services.languages())[0]!.abbr
  const { email: recipient } = await findAgency(services.db, lang)
  if (!recipient) return null
  const { name, phone, email } = order
  const customer: Fact[] = [
    ['mail.customer', name],
    ['mail.phone', phone],
    ['mail.email', email],
  ]
  const withCustomer = { ...content, facts: () => [...content.facts(lang), ...customer] }
  const body = await compose(services, withCustomer, lang, { before: [], after: [] })
  return (event) => ({ message_key: `${event}:agency`, recipient, ...body })
}

async function compose(
  { localize }: Services,
  { subject, text, facts }: MailContent,
  lang: string,
  { before, after }: { before: Part[]; after: Part[] },
): Promise<Pick<Mail, 'subject' | 'body_text' | 'body_html'>> {
  const factRows = await Promise.all(
    facts(lang).map(async ([key, value]) => ({ label: await localize({ key }, lang), value })),
  )
  const parts = [...before, paragraph(await localize(text, lang)), rows(factRows), ...after]
  return written(lang, await localize(subject, lang), parts)
}
