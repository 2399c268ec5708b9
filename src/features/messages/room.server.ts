import { hourMs } from '#src/base/dates.ts'
import type { Room } from '#src/base/room.server.ts'
import { conversationApi } from './conversation/conversation.api.server.ts'
import { forgetMessages } from './conversation/conversation.commands.server.ts'
import { orderMailsApi } from './order-mails/order-mails.api.server.ts'
import { names } from './room.audit.server.ts'

export const room: Room = {
  name: 'messages',
  endpoints: [...conversationApi, ...orderMailsApi],
  sweeps: ({ services }) => [{ name: 'old conversations', everyMs: 6 * hourMs, run: () => forgetMessages(services) }],
  names,
}
