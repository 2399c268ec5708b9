import { hourMs } from '#src/base/dates.ts'
import type { Room } from '#src/base/room.server.ts'
import { passengersApi } from './manifest/passengers.api.server.ts'
import { forgetDocuments } from './manifest/passengers.commands.server.ts'
import { names } from './room.audit.server.ts'

export const room: Room = {
  name: 'passengers',
  endpoints: [...passengersApi],
  sweeps: ({ services }) => [
    { name: 'documents of passengers', everyMs: 6 * hourMs, run: () => forgetDocuments(services) },
  ],
  names,
}
