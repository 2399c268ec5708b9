import type { Room } from '#src/base/room.server.ts'
import { certificatesAdminApi } from './certificates.admin.api.server.ts'
import { contactsAdminApi } from './contacts/contacts.admin.api.server.ts'
import { settingsAdminApi } from './settings/settings.admin.api.server.ts'

export const room: Room = {
  name: 'company',
  endpoints: [...certificatesAdminApi, ...contactsAdminApi, ...settingsAdminApi],
}
