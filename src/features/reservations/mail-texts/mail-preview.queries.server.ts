import { addDays, dayOf, formatDay } from '#src/base/dates.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import type { Text } from '#src/base/http/errors.ts'
import type { StringKey } from '#src/base/i18n/string-key.ts'
import { fill } from '#src/base/i18n/translate.ts'
import { link, paragraph } from '#src/base/mail/frame.server.ts'
import { formatMoney } from '#src/base/money.ts'
import { findBankAccounts } from '#src/features/bank-accounts/bank-accounts.queries.server.ts'
import { findAgency, mailSenderOf } from '#src/features/company/agency.queries.server.ts'
import { type OrderMailKind, orderMail } from '../checkout/order.mail.server.ts'
import { untilText } from '../deadline.ts'
import { composeOrderMail } from '../orders/customer.mail.server.ts'
import { type MailName, type MailTexts, mails, preheaderOf } from './mail-texts.links.ts'
import type { MailPreview, MailPreviewRequest } from './mail-texts.schema.ts'
import { sampleOrder } from './sample-order.queries.server.ts'

const order_no = 'SYH-26-7F3K9Q'
/** Invented amounts, minor units of lira. */
const [deposit, balance] = [12_750_00, 29_750_00]

/** What placeholders of the texts are filled with. */
export function sampleValues(lang: string, now: Date): Record<string, string> {
  const day = formatDay(addDays(dayOf(now), 7), lang)
  return {
    order_no,
    name: lang === 'tr' ? 'Ayşe Yılmaz' : 'Jane Smith',
    deadline: untilText(new Date(now.getTime() + 86_400_000), lang),
    date: day,
    day,
    hours: '24',
    plan: lang === 'tr' ? 'Şimdi 12.750 TL ödeyin.' : 'Pay 12,750 TL now.',
    words:
      lang === 'tr'
        ? 'Kalkış saatiniz 07.30 oldu; buluşma yeri aynı.'
        : 'You now depart at 7.30; the meeting point is the same.',
    purpose: lang === 'tr' ? 'Ön ödeme' : 'Deposit',
    amount: formatMoney(deposit / 100, 'TRY', lang),
    subject: lang === 'tr' ? 'Kalkış saati' : 'Departure time',
    tour: lang === 'tr' ? 'Kapadokya' : 'Cappadocia',
    days: day,
    fields: lang === 'tr' ? 'buluşma yeri ve saati' : 'meeting point and time',
  }
}

/** Mails about a new order, by the kind that the checkout knows. */
const newOrders: Partial<Record<MailName, OrderMailKind>> = {
  received: 'site',
  office_sale: 'held',
  office_sale_confirmed: 'confirmed',
}

/** A mail as it would go out with these texts: frame, order of the parts and money are those of real mails. */
export async function previewMail(
  services: Pick<Services, 'db' | 'localize' | 'now' | 'settings'>,
  { mail, lang, texts, variant }: MailPreviewRequest,
): Promise<MailPreview> {
  const { db, now, settings } = services
  const { subject, texts: paragraphs, to, isWhole }: MailTexts = mails[mail]
  const values = sampleValues(lang, now())
  const today = dayOf(now())
  const localize = async ({ key, values }: Text, lang: string) => {
    const typed = key.startsWith('mail.') ? texts[key.slice('mail.'.length)] : undefined
    return typed === undefined || typed.trim() === ''
      ? services.localize({ key, ...(values && { values }) }, lang)
      : fill(typed, lang, values)
  }
  const say = (name: string) => localize({ key: `mail.${name}` as StringKey, values }, lang)
  const [first, ...others] = isWhole ? paragraphs : paragraphs.slice(variant, variant + 1)
  // The words of an answer are those of staff.
  const text: StringKey = first ? (`mail.${first}` as StringKey) : 'office.mail_sample_answer'
  const sender = mailSenderOf(await findAgency(db, lang), settings.siteUrl)
  const kind = newOrders[mail]
  if (kind) {
    const tour_name = await services.localize({ key: 'office.mail_sample_tour' }, lang)
    const label = await services.localize({ key: 'pricing.multi_room' }, lang)
    const order = sampleOrder(lang, now(), { order_no, name: values.name!, tour_name, label })
    const accounts = await findBankAccounts(db)
    const inLang = (text: Text) => localize(text, lang)
    const sent = await orderMail(order, { link: sender.home, accounts, sender, localize: inLang, kind })
    return { subject: sent.subject, preheader: await say(preheaderOf(subject)), body_html: sent.body_html }
  }
  const isToCustomer = to === 'customer'
  const composed = await composeOrderMail(
    { localize },
    {
      subject: { key: `mail.${subject}` as StringKey & `${string}subject`, values },
      text: { key: text, values },
      facts: () => [
        ['mail.order_no', order_no],
        ['mail.order_total', formatMoney((deposit + balance) / 100, 'TRY', lang)],
      ],
      plan: {
        steps: [
          { kind: 'hours', hours: 24, amounts: [{ amount: deposit, currency: 'TRY' }] },
          { kind: 'by', due_on: addDays(today, 30), amounts: [{ amount: balance, currency: 'TRY' }] },
        ],
        today,
      },
    },
    { lang, sender },
    {
      before: isToCustomer ? [paragraph(await say('greeting'))] : [],
      after: [
        ...(await Promise.all(others.map(async (name) => paragraph(await say(name))))),
        ...(isToCustomer
          ? [link(sender.home, await say('open_order')), paragraph(`${await say('kind_regards')}\n${sender.name}`)]
          : []),
      ],
    },
  )
  return {
    subject: composed.subject,
    preheader: await say(preheaderOf(subject)),
    body_html: composed.body_html,
  }
}
