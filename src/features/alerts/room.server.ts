import type { Room } from '#src/base/room.server.ts'
import { alertsApi } from './alerts.api.server.ts'
import { mailAlerts } from './alerts.commands.server.ts'
import { names } from './room.audit.server.ts'

export const room: Room = {
  name: 'alerts',
  endpoints: [...alertsApi],
  sweeps: ({ services, wakeMail }) => [
    {
      name: 'alerts',
      everyMs: 20_000,
      run: async () => {
        if ((await mailAlerts(services)) > 0) wakeMail()
      },
    },
  ],
  names,
}
