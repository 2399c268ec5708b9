import { z } from 'zod'
import { id } from '#src/base/http/endpoint/edits.ts'
import { plainText } from '#src/base/http/endpoint/fields.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { decisions, maxMessageLength, wishes, wishStates } from '#src/features/orders/conversation.links.ts'

const text = plainText(1, maxMessageLength)

/** POST /api/orders/{order_no}/messages?key= */
export const CustomerMessage = z.strictObject({
  body: text,
  /** what the customer asks to have changed; absent for a message */
  wish: z.enum(wishes).optional(),
})
export type CustomerMessage = z.output<typeof CustomerMessage>

/** A message of an order as its customer reads it. */
export const OrderMessage = z.object({
  id: z.number(),
  by_customer: z.boolean(),
  /** '' once it is erased */
  body: z.string(),
  wish: z.enum(wishes).nullable(),
  state: z.enum(wishStates).nullable(),
  /** of an answer that closes a wish: what became of it */
  decision: z.enum(decisions).nullable(),
  /** ISO instant */
  created_at: z.string(),
  is_erased: z.boolean(),
})
export type OrderMessage = z.output<typeof OrderMessage>
export const OrderMessages = z.array(OrderMessage)
export type OrderMessages = z.output<typeof OrderMessages>

export const MessageSent = Done.extend({ data: z.object({ messages: OrderMessages }) })
export type MessageSent = z.output<typeof MessageSent>

/** The conversation as staff read it, oldest first. */
export const OfficeMessages = z.object({
  messages: z.array(
    OrderMessage.extend({
      /** the staff member who wrote it; null for the customer, and for removed staff */
      by: z.string().nullable(),
      is_read: z.boolean(),
    }),
  ),
  /** the reader may answer */
  may_answer: z.boolean(),
  /** the customer gets the answer by mail, not only on the order's page */
  is_mailed: z.boolean(),
})
export type OfficeMessages = z.output<typeof OfficeMessages>

/** POST /api/admin/orders/{id}/messages */
export const OfficeAnswer = z.strictObject({
  body: text,
  /** the wish that the answer closes, and how */
  wish_id: id().optional(),
  decision: z.enum(decisions).optional(),
  /** the last message that the writer has seen; 409 when another one came meanwhile */
  last: id().optional(),
})
export type OfficeAnswer = z.output<typeof OfficeAnswer>
export const OfficeMessagesSaved = Done.extend({ data: OfficeMessages })

/** POST /api/admin/orders/{id}/messages/read */
export const MessagesRead = z.strictObject({
  /** the last message that was shown */
  last: id(),
})
