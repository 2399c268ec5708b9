import type { RoomNames } from '#src/base/i18n/naming.store.server.ts'
import { namedAfterOrder } from '#src/features/orders/room.audit.server.ts'

export const names: RoomNames = { namings: () => ({ order_messages: namedAfterOrder('order_messages') }) }
