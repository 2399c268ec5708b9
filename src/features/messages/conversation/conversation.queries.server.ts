import type { Db } from '#src/base/db/connect.server.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { OfficeMessages, OrderMessages } from './conversation.schema.ts'
import { type FoundMessage, listOrderMessages } from './conversation.store.server.ts'

/** The conversation for the customer, without names of staff. */
export async function messagesOf(db: Db, { id }: { id: number }) {
  return OrderMessages.parse((await listOrderMessages(db, id)).map(present))
}

export async function officeMessagesOf(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  order: { id: number; email: string },
  staff: Staff,
): Promise<OfficeMessages> {
  const messages = await listOrderMessages(db, order.id)
  return OfficeMessages.parse({
    messages: messages.map((message) => ({
      ...present(message),
      by: message.by,
      is_read: !message.by_customer || message.read_at !== null,
    })),
    may_answer: staff.permissions.includes('orders'),
    is_mailed: isMailed({ settings }, order),
  })
}

/** Whether an answer reaches the customer by mail. */
export function isMailed({ settings }: Pick<Services, 'settings'>, { email }: { email: string }): boolean {
  return settings.sendsMail !== false && email !== ''
}

function present({ created_at, erased_at, ...message }: FoundMessage) {
  return { ...message, created_at: created_at.toISOString(), is_erased: erased_at !== null }
}
