import { minuteMs } from '#src/base/dates.ts'
import type { Room } from '#src/base/room.server.ts'
import { backupsApi } from './backups.api.server.ts'
import { makeDueBackup } from './backups.commands.server.ts'
import { names } from './room.audit.server.ts'

export const room: Room = {
  name: 'backups',
  endpoints: [...backupsApi],
  sweeps: ({ services }) =>
    services.backups ? [{ name: 'backups', everyMs: minuteMs, run: () => makeDueBackup(services) }] : [],
  names,
}
