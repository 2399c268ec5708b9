import type { RoomAudit } from '#src/base/admin-kit/audit/room-audit.ts'
import { orderWords, screenOfOrder } from '#src/features/orders/room.audit.ts'
import { conversationTexts } from './conversation/admin/conversation.strings.ts'

/** Also of the messages that visitors send. */
export const check = { label: { tr: 'Okundu', en: 'Read' } }

export const audit: RoomAudit = {
  entities: {
    order_messages: {
      names: {
        tr: ['Siparişteki mesaj', 'Siparişlerdeki mesajlar'],
        en: ['Message on an order', 'messages on orders'],
      },
      fields: {
        order_id: orderWords.order_id,
        check,
        state: { label: conversationTexts.wish_state, choices: conversationTexts },
      },
      screen: screenOfOrder,
    },
  },
}
