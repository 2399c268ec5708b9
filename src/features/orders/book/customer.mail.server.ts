import type { Day } from '#src/base/dates.ts'
import type { Text } from '#src/base/errors.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { localePath } from '#src/base/i18n/paths.ts'
import { highlight, link, type MailSender, type Part, paragraph, rows, written } from '#src/base/mail/frame.server.ts'
import type { Mail } from '#src/base/mail/outbox.store.server.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { findAgency, mailSenderOf } from '#src/features/agency/agency.queries.server.ts'
import { preheaderOf } from '../mail-texts.links.ts'
import { type PlanStep, planSentence, planTexts } from '../money/plan.rules.ts'
import { orderPath, orderTopic } from '../orders.links.ts'
import { rateTexts } from './order-texts.queries.server.ts'
import type { FoundOrder } from './orders.store.server.ts'

export type Fact = [label: StringKey, value: string]
export type MailContent = {
  subject: Text & { key: `${string}subject` }
  text: Text
  /** in the reader's language */
  facts: (lang: string) => Fact[]
  /** what is owed after the event, and the day of it: the sentence about money; none without steps */
  plan: { steps: PlanStep[]; today: Day }
}

/** The facts that have a value. */
export const knownFacts = (facts: Fact[]) => facts.filter(([, value]) => value !== '')

/** Completes a mail with the event that causes it: one mail per event and reader (outbox.message_key). */
export type MailFor = (event: string) => Mail

/**
 * To the customer, in the order's language, with the link to the order. Null for a caller without an e-mail address.
 * @param key of the order
 */
export async function customerMail(
  services: Services,
  order: FoundOrder,
  key: string,
  content: MailContent,
): Promise<MailFor | null> {
  const { lang, name, email, order_no } = order
  if (email === '') return null
  const defaultLang = (await services.languages())[0]!.abbr
  const href = services.settings.siteUrl + localePath(orderPath(order_no, key), lang, defaultLang)
  const sender = mailSenderOf(await findAgency(services.db, lang), services.settings.siteUrl)
  const localize = (key: StringKey, values?: Text['values']) =>
    services.localize({ key, ...(values && { values }) }, lang)
  const body = await composeOrderMail(
    services,
    content,
    { lang, sender },
    {
      before: [paragraph(await localize('mail.greeting', { name }))],
      after: [
        ...(await rateTexts({ ...order, lang }, (text) => services.localize(text, lang))).map(paragraph),
        link(href, await localize('mail.open_order')),
        paragraph(`${await localize('mail.kind_regards')}\n${sender.name}`),
      ],
    },
  )
  return (event) => ({ message_key: `${event}:customer`, recipient: email, topic: orderTopic(order_no), ...body })
}

/** To the agency's mailbox, in the default language, without the order's key. Null when the agency has no e-mail address. */
export async function agencyMail(services: Services, order: FoundOrder, content: MailContent): Promise<MailFor | null> {
  const lang = (await services.languages())[0]!.abbr
  const agency = await findAgency(services.db, lang)
  const { email: recipient } = agency
  if (!recipient) return null
  const { name, phone, email } = order
  const customer: Fact[] = [
    ['mail.customer', name],
    ['mail.phone', phone],
    ['mail.email', email],
  ]
  const withCustomer = { ...content, facts: () => [...content.facts(lang), ...customer] }
  const body = await composeOrderMail(
    services,
    withCustomer,
    { lang, sender: mailSenderOf(agency, services.settings.siteUrl) },
    {
      before: [],
      after: (await rateTexts({ ...order, lang }, (text) => services.localize(text, lang))).map(paragraph),
    },
  )
  return (event) => ({ message_key: `${event}:agency`, recipient, topic: orderTopic(order.order_no), ...body })
}

/** Subject and bodies of a mail about an order. @param localize gives the texts; a preview gives those that are typed */
export async function composeOrderMail(
  { localize }: Pick<Services, 'localize'>,
  { subject, text, facts, plan: { steps, today } }: MailContent,
  { lang, sender }: { lang: string; sender: MailSender },
  { before, after }: { before: Part[]; after: Part[] },
): Promise<Pick<Mail, 'subject' | 'body_text' | 'body_html'>> {
  const factRows = await Promise.all(
    facts(lang).map(async ([key, value]) => ({ label: await localize({ key }, lang), value })),
  )
  const words = await localize(text, lang)
  const money = await Promise.all(
    planTexts(steps, lang, today).map(({ key, values }) => localize({ key: `plan.${key}`, values }, lang)),
  )
  const owed = money.length > 0 ? [highlight(planSentence(money, lang))] : []
  const parts = [...before, paragraph(words), rows(factRows), ...owed, ...after]
  const values = { ...text.values, ...subject.values }
  const preheader = await localize({ key: preheaderOf(subject.key) as StringKey, values }, lang)
  return written(lang, { subject: await localize(subject, lang), preheader, sender }, parts)
}
