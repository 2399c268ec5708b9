import { translationsOf } from '#src/base/i18n/translations.store.server.ts'
import type { Room } from '#src/base/room.server.ts'
import { contractsAdminApi } from './contracts.admin.api.server.ts'
import { contractsApi } from './contracts.api.server.ts'
import { countedContracts } from './contracts.store.server.ts'
import { names } from './room.audit.server.ts'

export const room: Room = {
  name: 'contracts',
  endpoints: [...contractsApi, ...contractsAdminApi],
  translations: [
    {
      kind: 'contracts',
      name: { tr: 'Sözleşmeler', en: 'Contracts' },
      screen: '/admin/contracts',
      form: '/admin/contract-update',
      fallsBack: true,
      ...translationsOf(countedContracts),
    },
  ],
  names,
}
