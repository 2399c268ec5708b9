import type { Room } from '#src/base/room.server.ts'
import { expireHolds } from './book/order-transitions.commands.server.ts'
import { lookupApi } from './lookup/lookup.api.server.ts'
import { names } from './room.audit.server.ts'

export const room: Room = {
  name: 'orders',
  endpoints: [...lookupApi],
  sweeps: ({ services: { db, now } }) => [{ name: 'holds', everyMs: 30_000, run: () => expireHolds(db, now()) }],
  names,
}
