import { addDays, dayMs, dayOf, formatDay } from '#src/base/dates.ts'
import type { Text } from '#src/base/errors.ts'
import type { Services } from '#src/base/http/endpoint/services.server.ts'
import { fill } from '#src/base/i18n/translate.ts'
import { link, paragraph } from '#src/base/mail/frame.server.ts'
import { formatMoney, toMajor } from '#src/base/money.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { findAgency, mailSenderOf } from '#src/features/agency/agency.queries.server.ts'
import { findBankAccounts } from '#src/features/bank-accounts/bank-accounts.queries.server.ts'
import { type OrderMailKind, orderMail } from '#src/features/booking/checkout/order.mail.server.ts'
import { composeOrderMail } from '#src/features/orders/book/customer.mail.server.ts'
import { planText } from '#src/features/orders/book/order-texts.queries.server.ts'
import { untilText } from '#src/features/orders/deadline.ts'
import { type MailName, type MailTexts, mails, preheaderOf } from '#src/features/orders/mail-texts.links.ts'
import { planOf } from '#src/features/orders/money/plan.rules.ts'
import { totalsOf } from '#src/features/orders/money/totals.rules.ts'
import type { MailPreview, MailPreviewRequest } from './mail-texts.schema.ts'
import { sampleDeposit, sampleOrder, sampleTotal } from './sample-order.queries.server.ts'

const order_no = 'SYH-26-7F3K9Q'

/** Values of the placeholders. @param plan the sentence about money of the same mail */
export function sampleValues(lang: string, now: Date, plan = ''): Record<string, string> {
  const day = formatDay(addDays(dayOf(now), 7), lang)
  return {
    order_no,
    name: lang === 'tr' ? 'Ayşe Yılmaz' : 'Jane Smith',
    deadline: untilText(new Date(now.getTime() + dayMs), lang),
    date: day,
    day,
    hours: '24',
    plan,
    words:
      lang === 'tr'
        ? 'Kalkış saatiniz 07.30 oldu; buluşma yeri aynı.'
        : 'You now depart at 7.30; the meeting point is the same.',
    purpose: lang === 'tr' ? 'Ön ödeme' : 'Deposit',
    amount: formatMoney(toMajor(sampleDeposit), 'TRY', lang),
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
  const kind = newOrders[mail]
  const today = dayOf(now())
  const localize = async ({ key, values }: Text, lang: string) => {
    const typed = key.startsWith('mail.') ? texts[key.slice('mail.'.length)] : undefined
    return typed === undefined || typed.trim() === ''
      ? services.localize({ key, ...(values && { values }) }, lang)
      : fill(typed, lang, values)
  }
  const order = sampleOrder(lang, now(), {
    order_no,
    name: sampleValues(lang, now()).name!,
    tour_name: await services.localize({ key: 'office.mail_sample_tour' }, lang),
    label: await services.localize({ key: 'pricing.multi_room' }, lang),
  })
  const hold = kind === 'confirmed' ? null : { until: order.hold_until }
  // The preheader contains the plan of the mail.
  const plan = await planText(order, { hold, today, localize: (text) => localize(text, lang) })
  const values = sampleValues(lang, now(), plan)
  const say = (name: string) => localize({ key: `mail.${name}` as StringKey, values }, lang)
  const [first, ...others] = isWhole ? paragraphs : paragraphs.slice(variant, variant + 1)
  // The text of an answer is written by staff.
  const text: StringKey = first ? (`mail.${first}` as StringKey) : 'office.mail_sample_answer'
  const sender = mailSenderOf(await findAgency(db, lang), settings.siteUrl)
  if (kind) {
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
      facts: [
        ['mail.order_no', order_no],
        ['mail.order_total', formatMoney(toMajor(sampleTotal), 'TRY', lang)],
      ],
      plan: { steps: planOf({ totals: totalsOf(order.items), hold, today }), today },
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
