import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { link, paragraph, rows, written } from '#src/base/mail/frame.server.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { findAgency, mailSenderOf } from '#src/features/agency/agency.queries.server.ts'
import { agencyMail, type MailFor } from '#src/features/orders/book/customer.mail.server.ts'
import { officeKeyOf, orderLink } from '#src/features/orders/book/order-key.queries.server.ts'
import type { FoundOrder, KeyedOrder } from '#src/features/orders/book/orders.store.server.ts'
import { messagesAnchor } from '#src/features/orders/conversation.links.ts'
import { beginningOf, preheaderOf } from '#src/features/orders/mail-texts.links.ts'
import { orderTopic } from '#src/features/orders/orders.links.ts'
import type { CustomerMessage, OfficeAnswer } from './conversation.schema.ts'

/** Characters of the customer's text below the answer. */
const quotedLength = 1000

const subjects = {
  none: 'mail.answer_subject',
  yapildi: 'mail.wish_done_subject',
  reddedildi: 'mail.wish_declined_subject',
} as const satisfies Record<string, StringKey>

/**
 * The answer of staff, in the order's language, with the link to the conversation. It says nothing about money.
 * @param asked the customer's text that it answers; '' for none
 */
export async function answerMail(
  services: Services,
  order: KeyedOrder & Pick<FoundOrder, 'name' | 'email' | 'lang'>,
  { body, decision }: OfficeAnswer,
  asked: string,
): Promise<MailFor> {
  const { order_no, name, email, lang } = order
  const { db, settings } = services
  const t = (key: StringKey, values: Record<string, string> = {}) => services.localize({ key, values }, lang)
  const href = await orderLink(services, { order_no, key: await officeKeyOf(db, order), lang }, `#${messagesAnchor}`)
  const sender = mailSenderOf(await findAgency(db, lang), settings.siteUrl)
  const quoted = asked.length > quotedLength ? `${asked.slice(0, quotedLength)}…` : asked
  const key = subjects[decision ?? 'none']
  const subject = await t(key, { order_no })
  const preheader = await t(preheaderOf(key), { words: beginningOf(body) })
  const mail = await written(lang, { subject, preheader, sender }, [
    paragraph(await t('mail.greeting', { name })),
    ...body.split(/\n{2,}/).map((text) => paragraph(text.trim())),
    link(href, await t('mail.answer_open')),
    paragraph(`${await t('mail.kind_regards')}\n${sender.name}`),
    ...(quoted ? [rows([{ label: await t('mail.answer_quoted'), value: quoted }])] : []),
  ])
  return (event) => ({
    message_key: `${event}:customer`,
    recipient: email,
    topic: orderTopic(order_no),
    is_personal: true,
    ...mail,
  })
}

/** Tells the agency's mailbox what a customer wrote. Null when the agency has no address. */
export async function customerWroteMail(
  services: Services,
  order: FoundOrder,
  { body, wish }: CustomerMessage,
): Promise<MailFor | null> {
  const { order_no } = order
  const lang = (await services.languages())[0]!.abbr
  const wished = wish && (await services.localize({ key: `result.msg_wish_${wish}` }, lang))
  return agencyMail(services, order, {
    subject: {
      key: wish ? 'mail.agency_wish_subject' : 'mail.agency_message_subject',
      values: { order_no, words: beginningOf(body) },
    },
    text: { key: wish ? 'mail.agency_wish_text' : 'mail.agency_message_text' },
    facts: () => [
      ['mail.wish', wished ?? ''],
      ['mail.words', body],
    ],
  })
}
