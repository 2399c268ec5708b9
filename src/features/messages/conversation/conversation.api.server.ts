import { dayOf } from '#src/base/dates.ts'
import { hashOfRequest } from '#src/base/db/intents.server.ts'
import { readAgain } from '#src/base/db/read-again.server.ts'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { Id } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import type { Limit } from '#src/base/http/server/limits.server.ts'
import { foundOfficeOrder } from '#src/features/orders/book/office-order.store.server.ts'
import { findOrderByKey } from '#src/features/orders/book/order-key.queries.server.ts'
import { OrderKey, OrderParams } from '#src/features/orders/book/orders.schema.ts'
import { ordersAdminPath as path } from '#src/features/orders/orders.links.ts'
import { answerCustomer, readMessages, writeToAgency } from './conversation.commands.server.ts'
import { messagesOf, officeMessagesOf } from './conversation.queries.server.ts'
import {
  CustomerMessage,
  MessageSent,
  MessagesRead,
  OfficeAnswer,
  OfficeMessages,
  OfficeMessagesSaved,
} from './conversation.schema.ts'

/** Of one network address: a customer writes a few, an office behind one address some more. */
export const addressLimit: Limit = { name: 'order-messages', points: 30, pointsOfAll: 2000, seconds: 3600 }

/** What customer and staff write each other about an order. */
export const conversationApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'POST',
    path: '/api/orders/:order_no/messages',
    access: 'public',
    summary: 'A message of the customer, or a change asked for, by the order’s key. A repeat changes nothing.',
    params: OrderParams,
    query: OrderKey,
    body: CustomerMessage,
    answer: MessageSent,
    changes: false,
    idempotencyKey: 'optional',
    admit: ({ limit, address }) => limit(addressLimit, address),
    handle: async ({ params: { order_no }, query: { key }, body, idempotencyKey, ...call }) => {
      const order = await findOrderByKey(call, order_no, key)
      // Without a key, the same words on the same day are a repeat.
      const own = `${dayOf(call.now())} ${hashOfRequest(body).toString('hex')}`
      await writeToAgency(call, order, { request: body, idempotencyKey: idempotencyKey ?? own })
      const sent = await done(call, body.wish ? 'mail.wish_sent' : 'mail.message_sent')
      return { ...sent, data: { messages: await readAgain(() => messagesOf(call.db, order)) } }
    },
  }),
  endpoint({
    method: 'GET',
    path: `${path}/:id/messages`,
    access: 'may:orders.read',
    summary: 'The conversation with the customer of an order, oldest first.',
    params: Id,
    answer: OfficeMessages,
    handle: ({ params: { id }, staff, ...call }) => conversationFor(call, id, staff),
  }),
  endpoint({
    method: 'POST',
    path: `${path}/:id/messages`,
    access: 'may:orders',
    summary: 'Answers the customer, by mail and on the order’s page. An answer may close a change that was asked for.',
    params: Id,
    body: OfficeAnswer,
    answer: OfficeMessagesSaved,
    changes: false,
    idempotencyKey: 'required',
    handle: async ({ params: { id }, body, staff, idempotencyKey, ...call }) => {
      const { is_mailed } = await answerCustomer(call, staff, id, { request: body, idempotencyKey })
      const saved = await done(call, is_mailed ? 'office.order_answered' : 'office.order_answered_page')
      return { ...saved, data: await readAgain(() => conversationFor(call, id, staff)) }
    },
  }),
  endpoint({
    method: 'POST',
    path: `${path}/:id/messages/read`,
    access: 'may:orders',
    summary: 'Marks the customer’s messages up to one as read.',
    params: Id,
    body: MessagesRead,
    answer: OfficeMessagesSaved,
    changes: false,
    handle: async ({ params: { id }, body: { last }, staff, ...call }) => {
      await readMessages(call, staff, id, last)
      const data = await readAgain(() => conversationFor(call, id, staff))
      return { ...(await done(call, 'office.order_messages_read')), data }
    },
  }),
]

/** @throws Failure 404 */
async function conversationFor(call: Services, id: number, staff: Staff): Promise<OfficeMessages> {
  const order = await foundOfficeOrder(call.db, id)
  return officeMessagesOf(call, order, staff)
}
