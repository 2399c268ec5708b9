import { minuteMs } from '#src/base/dates.ts'
import { appKey } from '#src/base/db/app-keys.server.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure, notFound } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { enqueue, listMails, readMail, type TopicMail } from '#src/base/mail/outbox.store.server.ts'
import { discardPostponed } from '#src/base/mail/postponed.store.server.ts'
import { record } from '#src/features/accounts/audit/audit.store.server.ts'
import { insertEvent } from '#src/features/orders/book/order-events.store.server.ts'
import { officeKeyOf, withPresentKey } from '#src/features/orders/book/order-key.queries.server.ts'
import { lockOrder } from '#src/features/orders/book/orders.store.server.ts'
import { orderTopic } from '#src/features/orders/orders.links.ts'
import type { OrderMail, OrderMailText } from './order-mails.schema.ts'
import { findMailedOrder, type MailedOrder } from './order-mails.store.server.ts'

/** ms in which a mail is sent again once: a double click, or two clerks. */
const onceIn = minuteMs

/** @throws Failure 404 */
export async function listOrderMails(db: Db, id: number): Promise<OrderMail[]> {
  const { mails } = await mailsOf(db, id)
  return mails.map((mail) => ({
    id: mail.id,
    subject: mail.subject,
    to_customer: isToCustomer(mail),
    created_at: mail.created_at.toISOString(),
    sent_at: mail.sent_at?.toISOString() ?? null,
    state: mail.state,
    is_stored: mail.cleared_at === null,
  }))
}

/** The order's key in its link is hidden: it opens the customer's page. @throws Failure 404; 409 when the text is erased */
export async function readOrderMail(db: Db, id: number, mailId: number): Promise<OrderMailText> {
  const { subject } = stored(await mailsOf(db, id), mailId)
  const { recipient, body_text } = await readMail(db, mailId)
  return { subject, recipient, body_text: body_text.replace(/([?&]key=)[\w-]+/g, '$1…') }
}

/**
 * Sends a mail to the customer again, to the present address and with the present link: the one in it may have ended.
 * @throws Failure 404; 409 when it is erased, or was just sent
 */
export async function sendAgain(
  { db, now, settings }: Services,
  staff: Staff,
  id: number,
  mailId: number,
): Promise<void> {
  if (settings.sendsMail === false) throw new Failure('conflict', { key: 'office.mail_no_server' })
  await transaction(db, async (tx) => {
    await lockOrder(tx, id)
    const found = await mailsOf(tx, id)
    const mail = stored(found, mailId)
    if (!isToCustomer(mail) || found.order.email === '')
      throw new Failure('conflict', { key: 'office.mail_not_customers' })
    const at = now()
    const again = found.mails.find(({ message_key }) => message_key.startsWith(`again:${mailId}:`))
    if (again && again.created_at.getTime() > at.getTime() - onceIn)
      throw new Failure('conflict', { key: 'office.mail_just_sent' })
    const note = mail.subject
    const event = await insertEvent(tx, { order_id: id, at, kind: 'posta', note, user_id: staff.id })
    const { body_text, body_html, attachments, reply_to, is_personal } = await readMail(tx, mailId)
    const { order_no } = found.order
    const key = await officeKeyOf(tx, found.order)
    const copy = {
      subject: mail.subject,
      body_text: withPresentKey(body_text, order_no, key),
      body_html: withPresentKey(body_html, order_no, key),
      attachments,
      reply_to,
      is_personal,
      topic: orderTopic(order_no),
    }
    await enqueue(tx, { ...copy, message_key: `again:${mailId}:${event}:customer`, recipient: found.order.email }, at)
    // The copy replaces the postponed mail.
    if (mail.state === 'postponed') await discardPostponed(tx, [mailId], await appKey(tx, 'outbox'), at)
    const after = { order_id: id, note }
    await record(tx, staff, { action: 'create', entity: 'order_events', id: event, before: null, after })
  })
}

type Found = { order: MailedOrder; mails: TopicMail[] }

async function mailsOf(db: Db, id: number): Promise<Found> {
  const order = await findMailedOrder(db, id)
  if (!order) throw notFound()
  return { order, mails: await listMails(db, orderTopic(order.order_no)) }
}

function stored({ mails }: Found, mailId: number): TopicMail {
  const mail = mails.find(({ id }) => id === mailId)
  if (!mail) throw notFound()
  if (mail.cleared_at) throw new Failure('conflict', { key: 'office.mail_cleared' })
  return mail
}

/** See message_key of customerMail. */
function isToCustomer({ message_key }: TopicMail): boolean {
  return !message_key.endsWith(':agency')
}
