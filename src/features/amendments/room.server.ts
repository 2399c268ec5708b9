import { hourMs } from '#src/base/dates.ts'
import type { Room } from '#src/base/room.server.ts'
import { agePriceApi } from './age-price/age-price.api.server.ts'
import { cancellingApi } from './cancelling/cancelling.api.server.ts'
import { changesApi } from './changes/changes.api.server.ts'
import { completeEnded } from './changes/changes.commands.server.ts'
import { movingApi } from './moving/moving.api.server.ts'

export const room: Room = {
  name: 'amendments',
  endpoints: [...cancellingApi, ...agePriceApi, ...changesApi, ...movingApi],
  sweeps: ({ services: { db, now } }) => [
    { name: 'completed orders', everyMs: hourMs, run: () => completeEnded(db, now()) },
  ],
}
