import { hourMs, minuteMs } from '#src/base/dates.ts'
import type { Room } from '#src/base/room.server.ts'
import { departureCancellationApi } from './departure-cancellation/departure-cancellation.api.server.ts'
import { tellLeftBehind } from './departure-cancellation/departure-cancellation.commands.server.ts'
import { departureMessageApi } from './departure-cancellation/departure-message.api.server.ts'
import { departureListsApi } from './departures/departure-lists.api.server.ts'
import { remindOfPassengers } from './reminding/passenger-reminders.commands.server.ts'
import { remindingApi } from './reminding/reminding.api.server.ts'
import { sharedFilesApi } from './shared-files/shared-files.api.server.ts'
import { removeOrphanedSharedFiles } from './shared-files/shared-files.commands.server.ts'
import { travelInfoApi } from './travel-info/travel-info.api.server.ts'
import { remindOfTravelInfo, sendTravelInfo } from './travel-info/travel-info.commands.server.ts'

export const room: Room = {
  name: 'operations',
  endpoints: [
    ...departureListsApi,
    ...departureCancellationApi,
    ...departureMessageApi,
    ...remindingApi,
    ...travelInfoApi,
    ...sharedFilesApi,
  ],
  sweeps: ({ services }) => {
    const { db, now, documents } = services
    return [
      { name: 'files of departures', everyMs: hourMs, run: () => removeOrphanedSharedFiles(documents, db, now()) },
      { name: 'passenger reminders', everyMs: 15 * minuteMs, run: () => remindOfPassengers(services) },
      { name: 'cancelled departures', everyMs: 5 * minuteMs, run: () => tellLeftBehind(services) },
      { name: 'travel information', everyMs: 5 * minuteMs, run: () => sendTravelInfo(services) },
      { name: 'travel information to approve', everyMs: 15 * minuteMs, run: () => remindOfTravelInfo(services) },
    ]
  },
}
