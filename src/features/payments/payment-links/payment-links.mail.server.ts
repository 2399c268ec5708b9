import { formatDay } from '#src/base/dates.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { link as button, paragraph, rows, written } from '#src/base/mail/frame.server.ts'
import { formatMoney, toMajor } from '#src/base/money.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { findAgency, mailSenderOf } from '#src/features/agency/agency.queries.server.ts'
import type { MailFor } from '#src/features/orders/book/customer.mail.server.ts'
import type { OfficeFound } from '#src/features/orders/book/office-order.store.server.ts'
import { rateTexts } from '#src/features/orders/book/order-texts.queries.server.ts'
import { orderTopic } from '#src/features/orders/orders.links.ts'
import { urlOf } from './payment-links.queries.server.ts'
import type { PaymentLink } from './payment-links.store.server.ts'

type Linked = Pick<PaymentLink, 'code' | 'amount' | 'currency' | 'purpose' | 'valid_until'>

/** The link to the customer, in the order's language. Null for a caller without an e-mail address. */
export async function linkMail(
  services: Services,
  { lang, name, email, order_no, items }: OfficeFound,
  { code, amount, currency, purpose, valid_until }: Linked,
): Promise<MailFor | null> {
  if (email === '') return null
  const t = (key: StringKey, values: Record<string, string> = {}) => services.localize({ key, values }, lang)
  const sender = mailSenderOf(await findAgency(services.db, lang), services.settings.siteUrl)
  const money = formatMoney(toMajor(amount), currency, lang)
  const date = formatDay(valid_until, lang)
  const subject = await t('mail.pay_link_subject', { order_no })
  const preheader = await t('mail.pay_link_preheader', { purpose, amount: money, date })
  const body = await written(lang, { subject, preheader, sender }, [
    paragraph(await t('mail.greeting', { name })),
    paragraph(await t('mail.pay_link_text')),
    rows([
      { label: await t('mail.order_no'), value: order_no },
      { label: await t('mail.pay_link_purpose'), value: purpose },
      { label: await t('mail.amount'), value: money },
      { label: await t('mail.pay_link_until'), value: date },
    ]),
    ...(await rateTexts({ items, lang }, (text) => services.localize(text, lang))).map(paragraph),
    button(await urlOf(services, code, lang), await t('mail.pay_link_button')),
    paragraph(await t('mail.pay_link_safe')),
    paragraph(`${await t('mail.kind_regards')}\n${sender.name}`),
  ])
  return (event) => ({ message_key: `${event}:customer`, recipient: email, topic: orderTopic(order_no), ...body })
}
