import type { Services } from '#src/base/http/endpoint/services.server.ts'
import type { Text } from '#src/base/http/errors.ts'
import { localePath } from '#src/base/i18n/paths.ts'
import type { StringKey } from '#src/base/i18n/string-key.ts'
import { link, type Part, paragraph, rows, written } from '#src/base/mail/frame.server.ts'
import type { Mail } from '#src/base/mail/outbox.store.server.ts'
import { findContactInformation, findSite } from '#src/features/company/company.store.server.ts'
import { orderPath } from '../reservations.links.ts'
import type { FoundOrder } from './orders.store.server.ts'

export type Fact = [label: StringKey, value: string]
export type Letter = {
  subject: Text
  text: Text
  /** in the language of whoever reads it */
  facts: (lang: string) => Fact[]
}

/** Makes the mail once its cause has a name: one mail per cause (outbox.message_key). */
export type Sealed = (cause: string) => Mail

/** To the customer, in the order's language, with the link that they came by. */
export async function customerLetter(
  services: Services,
  order: FoundOrder,
  key: string,
  letter: Letter,
): Promise<Sealed> {
  const { lang, name, email, order_no } = order
  const defaultLang = (await services.languages())[0]!.abbr
  const href = services.settings.siteUrl + localePath(orderPath(order_no, key), lang, defaultLang)
  const { name: company } = await findSite(services.db, lang)
  const localize = (key: StringKey, values?: Text['values']) =>
    services.localize({ key, ...(values && { values }) }, lang)
  const body = await framed(services, letter, lang, {
    before: [paragraph(await localize('mail.greeting', { name }))],
    after: [
      link(href, await localize('mail.open_order')),
      paragraph(`${await localize('mail.kind_regards')}\n${company}`),
    ],
  })
  return (cause) => ({ message_key: `${cause}:customer`, recipient: email, ...body })
}

/** To the agency's own mailbox, in the site's first language; null while the agency has told none. No key is in it. */
export async function agencyLetter(services: Services, order: FoundOrder, letter: Letter): Promise<Sealed | null> {
  const lang = (await services.languages())[0]!.abbr
  const recipient = (await findContactInformation(services.db, lang)).email[0]?.content
  if (!recipient) return null
  const { name, phone, email } = order
  const about: Fact[] = [
    ['mail.customer', name],
    ['mail.phone', phone],
    ['mail.email', email],
  ]
  const whole = { ...letter, facts: () => [...letter.facts(lang), ...about] }
  const body = await framed(services, whole, lang, { before: [], after: [] })
  return (cause) => ({ message_key: `${cause}:agency`, recipient, ...body })
}

/** The letter with `before` and `after` it. */
async function framed(
  { localize }: Services,
  { subject, text, facts }: Letter,
  lang: string,
  { before, after }: { before: Part[]; after: Part[] },
): Promise<Pick<Mail, 'subject' | 'body_text' | 'body_html'>> {
  const told = await Promise.all(
    facts(lang).map(async ([key, value]) => ({ label: await localize({ key }, lang), value })),
  )
  const parts = [...before, paragraph(await localize(text, lang)), rows(told), ...after]
  return written(lang, await localize(subject, lang), parts)
}
