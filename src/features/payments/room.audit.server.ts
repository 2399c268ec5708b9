import { sql } from 'kysely'
import type { RoomNames } from '#src/base/i18n/naming.store.server.ts'
import { namedAfterOrder } from '#src/features/orders/room.audit.server.ts'

export const names: RoomNames = {
  namings: () => ({
    payment_links: namedAfterOrder('payment_links'),
    payments: {
      ...namedAfterOrder('payments'),
      name: sql`orders.order_no || ' · ' || orders.name || '|' || payments.currency`,
    },
  }),
}
