import { type Day, dayOf } from '#src/base/dates.ts'
import type { Text } from '#src/base/errors.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { highlight, link, type MailSender, type Part, paragraph, rows, written } from '#src/base/mail/frame.server.ts'
import type { Mail } from '#src/base/mail/outbox.store.server.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { findAgency, mailSenderOf } from '#src/features/agency/agency.queries.server.ts'
import { preheaderOf } from '../mail-texts.links.ts'
import { type PlanStep, planOfStored } from '../money/plan.rules.ts'
import { orderTopic } from '../orders.links.ts'
import { officeKeyOf, orderLink } from './order-key.queries.server.ts'
import { rateTexts, stepsText } from './order-texts.queries.server.ts'
import type { FoundOrder } from './orders.store.server.ts'

export type Fact = [label: StringKey, value: string]
export type MailContent = {
  subject: Text & { key: `${string}subject` }
  text: Text
  /** below the number of the order, in the reader's language; those without a value are left out */
  facts: (lang: string) => Fact[]
  /** false: without the sentence about money */
  hasPlan?: boolean
}

/** An order as it is after the event: the sentence about money is made from it. */
type MailedOrder = Pick<FoundOrder, 'order_no' | 'key_epoch' | 'lang' | 'name' | 'email' | 'phone' | 'items'> &
  Parameters<typeof planOfStored>[0]

/** Completes a mail with the event that causes it: one mail per event and reader (outbox.message_key). */
export type MailFor = (event: string) => Mail

/**
 * To the customer, in the order's language, with the link to the order. Null for a caller without an e-mail address.
 * @param key the customer's own; default: that of the office's mails
 */
export async function customerMail(
  services: Services,
  order: MailedOrder,
  content: MailContent,
  key?: string,
): Promise<MailFor | null> {
  const { lang, name, email, order_no } = order
  if (email === '') return null
  const href = await orderLink(services, { order_no, key: key ?? (await officeKeyOf(services.db, order)), lang })
  const sender = mailSenderOf(await findAgency(services.db, lang), services.settings.siteUrl)
  const t = (key: StringKey, values: Text['values'] = {}) => services.localize({ key, values }, lang)
  const body = await composeOrderMail(
    services,
    composedOf(services, order, content, lang),
    { lang, sender },
    {
      before: [paragraph(await t('mail.greeting', { name }))],
      after: [
        ...(await ratesOf(services, order, lang)),
        link(href, await t('mail.open_order')),
        paragraph(`${await t('mail.kind_regards')}\n${sender.name}`),
      ],
    },
  )
  return (event) => ({ message_key: `${event}:customer`, recipient: email, topic: orderTopic(order_no), ...body })
}

/** To the agency's mailbox, in the default language, without the order's key. Null when the agency has no e-mail address. */
export async function agencyMail(
  services: Services,
  order: MailedOrder,
  content: MailContent,
): Promise<MailFor | null> {
  const lang = (await services.languages())[0]!.abbr
  const agency = await findAgency(services.db, lang)
  const { email: recipient } = agency
  if (!recipient) return null
  const composed = composedOf(services, order, content, lang)
  const customer: Fact[] = [
    ['mail.customer', order.name],
    ['mail.phone', order.phone],
    ['mail.email', order.email],
  ]
  const body = await composeOrderMail(
    services,
    { ...composed, facts: [...composed.facts, ...customer] },
    { lang, sender: mailSenderOf(agency, services.settings.siteUrl) },
    { before: [], after: await ratesOf(services, order, lang) },
  )
  return (event) => ({ message_key: `${event}:agency`, recipient, topic: orderTopic(order.order_no), ...body })
}

type Composed = Pick<MailContent, 'subject' | 'text'> & {
  facts: readonly Fact[]
  /** no sentence about money without steps */
  plan: { steps: PlanStep[]; today: Day }
}

function composedOf(
  { now }: Pick<Services, 'now'>,
  order: MailedOrder,
  { subject, text, facts, hasPlan = true }: MailContent,
  lang: string,
): Composed {
  const today = dayOf(now())
  const known = facts(lang).filter(([, value]) => value !== '')
  return {
    subject,
    text,
    facts: [['mail.order_no', order.order_no], ...known],
    plan: { steps: hasPlan ? planOfStored(order, today) : [], today },
  }
}

async function ratesOf({ localize }: Services, { items }: MailedOrder, lang: string): Promise<Part[]> {
  return (await rateTexts({ items, lang }, (text) => localize(text, lang))).map(paragraph)
}

/** Subject and bodies of a mail about an order. @param localize gives the texts; a preview gives those that are typed */
export async function composeOrderMail(
  { localize }: Pick<Services, 'localize'>,
  { subject, text, facts, plan: { steps, today } }: Composed,
  { lang, sender }: { lang: string; sender: MailSender },
  { before, after }: { before: Part[]; after: Part[] },
): Promise<Pick<Mail, 'subject' | 'body_text' | 'body_html'>> {
  const factRows = await Promise.all(
    facts.map(async ([key, value]) => ({ label: await localize({ key }, lang), value })),
  )
  const words = await localize(text, lang)
  const money = await stepsText(steps, { lang, today, localize: (text) => localize(text, lang) })
  const owed = money === '' ? [] : [highlight(money)]
  const parts = [...before, paragraph(words), rows(factRows), ...owed, ...after]
  const values = { ...text.values, ...subject.values }
  const preheader = await localize({ key: preheaderOf(subject.key) as StringKey, values }, lang)
  return written(lang, { subject: await localize(subject, lang), preheader, sender }, parts)
}
