import type { Room } from '#src/base/room.server.ts'
import { bankAccountsAdminApi } from './bank-accounts.admin.api.server.ts'
import { bankAccountsApi } from './bank-accounts.api.server.ts'
import { names } from './room.audit.server.ts'

export const room: Room = {
  name: 'bank-accounts',
  endpoints: [...bankAccountsApi, ...bankAccountsAdminApi],
  names,
}
