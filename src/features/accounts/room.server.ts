import { hourMs } from '#src/base/dates.ts'
import type { Room } from '#src/base/room.server.ts'
import { factorsApi } from './factors/factors.api.server.ts'
import { passkeysApi } from './factors/passkeys.api.server.ts'
import { savedFiltersApi } from './filters/saved-filters.api.server.ts'
import { accountsApi } from './login/login.api.server.ts'
import { answerAskedLinks } from './passwords/forgotten-password.commands.server.ts'
import { names } from './room.audit.server.ts'
import { removeEndedSessions } from './sessions/sessions.store.server.ts'
import { accountApi } from './users/account.api.server.ts'
import { usersApi } from './users/users.api.server.ts'

export const room: Room = {
  name: 'accounts',
  endpoints: [...accountsApi, ...factorsApi, ...passkeysApi, ...usersApi, ...accountApi, ...savedFiltersApi],
  sweeps: ({ services, wakeMail }) => {
    const { db, now } = services
    return [
      {
        name: 'forgotten passwords',
        everyMs: 5000,
        run: async () => {
          if ((await answerAskedLinks(services)) > 0) wakeMail()
        },
      },
      { name: 'sessions', everyMs: hourMs, run: () => removeEndedSessions(db, now()) },
    ]
  },
  names,
}
