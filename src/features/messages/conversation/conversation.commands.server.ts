import { addDays, dayOf } from '#src/base/dates.ts'
import { findAnswer, hashOfRequest, type Intent, once } from '#src/base/db/intents.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure, invalid } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import type { Limit } from '#src/base/http/server/limits.server.ts'
import { enqueue } from '#src/base/mail/outbox.store.server.ts'
import { record } from '#src/features/accounts/audit/audit.store.server.ts'
import { foundOfficeOrder } from '#src/features/orders/book/office-order.store.server.ts'
import { type FoundOrder, lockOrder } from '#src/features/orders/book/orders.store.server.ts'
import { answerMail, customerWroteMail } from './conversation.mail.server.ts'
import { isMailed } from './conversation.queries.server.ts'
import type { CustomerMessage, OfficeAnswer } from './conversation.schema.ts'
import {
  closeWish,
  eraseMessages,
  insertOrderMessage,
  listOrderMessages,
  markMessagesRead,
} from './conversation.store.server.ts'

/** Messages of one order and day, of all senders together. */
export const orderMessageLimit: Limit = { name: 'messages-of-order', points: 20, seconds: 86_400 }

type Sent<T> = { request: T; idempotencyKey: string }

/**
 * Stores a message of the customer, and mails it to the agency, for an order in any state. A repeated request changes nothing.
 * @throws Failure 422 when the key was used for another message; 429 for too many of one order
 */
export async function writeToAgency(
  services: Services,
  order: FoundOrder,
  { request, idempotencyKey }: Sent<CustomerMessage>,
): Promise<void> {
  const { db, limit } = services
  const { id: order_id, order_no } = order
  const intent: Intent = {
    command: 'order-message',
    key: `${order_no} ${idempotencyKey}`,
    request_hash: hashOfRequest({ order_id, ...request }),
    reused: 'mail.message_reused',
  }
  if (await findAnswer(db, intent)) return
  await limit(orderMessageLimit, order_no)
  await once(db, intent, async () => {
    const mail = await customerWroteMail(services, order, request)
    return async (tx) => {
      const created_at = services.now()
      const { body, wish } = request
      const asked = wish ? { wish, state: 'acik' as const } : {}
      const id = await insertOrderMessage(tx, { order_id, by_customer: true, body, created_at, ...asked })
      if (mail) await enqueue(tx, mail(`order-message:${id}`), created_at)
      return { id }
    }
  })
}

/**
 * Writes an answer of staff, which may close a wish, and mails it to the customer. It also marks the customer's messages as read.
 * @returns whether it is mailed
 * @throws Failure 404; 409 when a message came meanwhile, with `last`, and when the wish is closed; 422 for half a decision
 */
export async function answerCustomer(
  services: Services,
  staff: Staff,
  id: number,
  { request, idempotencyKey }: Sent<OfficeAnswer>,
): Promise<{ is_mailed: boolean }> {
  const { db, now } = services
  const { body, wish_id, decision, last } = request
  if ((wish_id === undefined) !== (decision === undefined)) throw invalid('decision', 'office.order_wish_decision')
  const order = await foundOfficeOrder(db, id)
  const is_mailed = isMailed(services, order)
  const intent: Intent = {
    command: 'order-answer',
    key: idempotencyKey,
    request_hash: hashOfRequest({ id, ...request, last: null }),
    reused: 'office.answer_reused',
  }
  const { answer } = await once(db, intent, async () => {
    const asked = (await listOrderMessages(db, id)).findLast((message) =>
      wish_id === undefined ? message.by_customer : message.id === wish_id,
    )
    // Without a mail server it is queued too, as every mail about an order is.
    const mail = order.email !== '' ? await answerMail(services, order, request, asked?.body ?? '') : null
    return async (tx) => {
      await lockOrder(tx, id)
      const newest = (await listOrderMessages(tx, id)).at(-1)?.id
      if (last !== undefined && newest !== undefined && newest !== last)
        throw new Failure('conflict', { key: 'office.order_message_newer' }, { facts: { last: newest } })
      if (wish_id !== undefined && !(await closeWish(tx, { id: wish_id, order_id: id }, decision!)))
        throw new Failure('conflict', { key: 'office.order_wish_closed' })
      const created_at = now()
      const decides = wish_id ?? null
      const message = { order_id: id, by_customer: false, user_id: staff.id, body, created_at, decides }
      const answered = await insertOrderMessage(tx, message)
      await markMessagesRead(tx, id, answered, created_at)
      if (mail) await enqueue(tx, mail(`order-answer:${answered}`), created_at)
      // The text is in the conversation and the mail.
      const after = { order_id: id, ...(decision && { state: decision }) }
      await record(tx, staff, { action: 'create', entity: 'order_messages', id: answered, before: null, after })
      return { is_mailed }
    }
  })
  return answer
}

/** Marks the customer's messages up to one as read. @throws Failure 404 */
export async function readMessages(
  { db, now }: Pick<Services, 'db' | 'now'>,
  staff: Staff,
  id: number,
  last: number,
): Promise<void> {
  await foundOfficeOrder(db, id)
  await transaction(db, async (tx) => {
    for (const message of await markMessagesRead(tx, id, last, now()))
      await record(tx, staff, {
        action: 'update',
        entity: 'order_messages',
        id: message,
        before: { check: false },
        after: { check: true },
      })
  })
}

/** Days for which messages are kept after the return, as the documents of passengers are. */
export const retentionDays = 180

/** Erases old conversations. Safe to run in several processes. @returns number of messages */
export async function forgetMessages({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const at = now()
  return eraseMessages(db, addDays(dayOf(at), -retentionDays), at)
}
