import { formatDayRange } from '#src/base/dates.ts'
import { hashOfRequest, type Intent, once } from '#src/base/db/intents.server.ts'
import { Failure, invalid } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { localePath } from '#src/base/i18n/paths.ts'
import { link, paragraph, written } from '#src/base/mail/frame.server.ts'
import { enqueue } from '#src/base/mail/outbox.store.server.ts'
import type { StringKey } from '#src/base/string-key.ts'
import { record } from '#src/features/accounts/audit/audit.store.server.ts'
import { findAgency, mailSenderOf } from '#src/features/agency/agency.queries.server.ts'
import { insertOrderMessage } from '#src/features/messages/conversation/conversation.store.server.ts'
import type { MailFor } from '#src/features/orders/book/customer.mail.server.ts'
import { insertEvent } from '#src/features/orders/book/order-events.store.server.ts'
import { officeKeyOf } from '#src/features/orders/book/order-key.queries.server.ts'
import { messagesAnchor } from '#src/features/orders/conversation.links.ts'
import { beginningOf } from '#src/features/orders/mail-texts.links.ts'
import { orderPath, orderTopic } from '#src/features/orders/orders.links.ts'
import { promiseToDeparture } from '#src/features/passengers/boarding/boarding.store.server.ts'
import type { DepartureMessage } from './departure-message.schema.ts'
import {
  assertDeparture,
  findRecipients,
  insertDepartureMessage,
  type Recipient,
} from './departure-message.store.server.ts'

type Sent = { request: DepartureMessage; idempotencyKey: string }

/**
 * Sends a message to every order that holds seats on a departure, in one transaction: by mail, among the order's messages, and in its
 * history. A repeated request sends nothing again.
 * @returns how many orders got it
 * @throws Failure 404; 409 when nobody is on it; 422 for half an English text
 */
export async function sendToDeparture(
  services: Services,
  staff: Staff,
  departure_id: number,
  { request, idempotencyKey }: Sent,
): Promise<number> {
  const { db, now } = services
  if ((request.subject_en === '') !== (request.body_en === ''))
    throw invalid(request.subject_en === '' ? 'subject_en' : 'body_en', 'office.departure_message_english')
  await assertDeparture(db, departure_id)
  const intent: Intent = {
    command: 'departure-message',
    key: idempotencyKey,
    request_hash: hashOfRequest({ departure_id, ...request }),
    reused: 'office.departure_message_reused',
  }
  const { answer } = await once(db, intent, async () => {
    const recipients = await findRecipients(db, departure_id)
    if (recipients.length === 0) throw new Failure('conflict', { key: 'office.departure_message_nobody' })
    const mails = await Promise.all(recipients.map((order) => mailTo(services, order, request)))
    return async (tx) => {
      const at = now()
      const mailed = recipients.filter(({ email }) => email !== '').length
      const orders = recipients.length
      const { pickups, ...texts } = request
      const row = { departure_id, ...texts, orders, mailed, user_id: staff.id, at }
      const id = await insertDepartureMessage(tx, row)
      for (const [place, { id: order_id, lang }] of recipients.entries()) {
        const { subject, body } = textIn(lang, request)
        const message = { order_id, by_customer: false, user_id: staff.id, body, created_at: at }
        await insertOrderMessage(tx, message)
        await insertEvent(tx, { order_id, at, kind: 'duyuru', note: subject, user_id: staff.id })
        const mail = mails[place]!
        if (mail) await enqueue(tx, mail(`departure-message:${id}:${order_id}`), at)
      }
      await promiseToDeparture(tx, departure_id, pickups, at)
      const after = { subject: request.subject, orders }
      await record(tx, staff, { action: 'update', entity: 'departures', id: departure_id, before: null, after })
      return { orders }
    }
  })
  return answer.orders
}

/** The English text for orders in another language, with the Turkish one as the fallback. */
function textIn(lang: string, { subject, body, subject_en, body_en }: DepartureMessage) {
  return lang === 'tr' || subject_en === '' ? { subject, body } : { subject: subject_en, body: body_en }
}

/** In the order's language, with the link to its messages. Null without an e-mail address. */
async function mailTo(services: Services, order: Recipient, message: DepartureMessage): Promise<MailFor | null> {
  const { order_no, name, email, lang, tour_name, start_date, end_date } = order
  if (email === '') return null
  const { db, settings } = services
  const t = (key: StringKey, values: Record<string, string> = {}) => services.localize({ key, values }, lang)
  const defaultLang = (await services.languages())[0]!.abbr
  const path = `${orderPath(order_no, await officeKeyOf(db, order))}#${messagesAnchor}`
  const sender = mailSenderOf(await findAgency(db, lang), settings.siteUrl)
  const { subject, body } = textIn(lang, message)
  const head = {
    subject: await t('mail.departure_message_subject', { subject, order_no }),
    preheader: await t('mail.departure_message_preheader', { words: beginningOf(body) }),
    sender,
  }
  const days = formatDayRange(start_date, end_date, lang)
  const mail = await written(lang, head, [
    paragraph(await t('mail.greeting', { name })),
    paragraph(await t('mail.departure_message_about', { tour: tour_name, days })),
    ...body.split(/\n{2,}/).map((text) => paragraph(text.trim())),
    link(settings.siteUrl + localePath(path, lang, defaultLang), await t('mail.answer_open')),
    paragraph(`${await t('mail.kind_regards')}\n${sender.name}`),
  ])
  return (event) => ({ message_key: `${event}:customer`, recipient: email, topic: orderTopic(order_no), ...mail })
}
