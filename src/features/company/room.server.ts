import { translationsOf } from '#src/base/i18n/translations.store.server.ts'
import type { Room } from '#src/base/room.server.ts'
import { countedCertificates } from '#src/features/agency/certificates.store.server.ts'
import { countCompanyTexts } from '#src/features/agency/company.store.server.ts'
import { certificatesAdminApi } from './certificates.admin.api.server.ts'
import { contactsAdminApi } from './contacts/contacts.admin.api.server.ts'
import { countContactLines } from './contacts/contacts.store.server.ts'
import { names } from './room.audit.server.ts'
import { settingsAdminApi } from './settings/settings.admin.api.server.ts'

export const room: Room = {
  name: 'company',
  endpoints: [...certificatesAdminApi, ...contactsAdminApi, ...settingsAdminApi],
  translations: [
    {
      kind: 'certificates',
      name: { tr: 'Belgeler', en: 'Certificates' },
      screen: '/admin/pages/about-us/certificates',
      fallsBack: true,
      ...translationsOf(countedCertificates),
    },
    {
      kind: 'contact',
      name: { tr: 'İletişim bilgileri', en: 'Contact information' },
      screen: '/admin/settings/contact-information',
      takesLang: true,
      fallsBack: true,
      count: countContactLines,
    },
    {
      kind: 'company',
      name: { tr: 'Acentenin adı ve sloganı', en: 'Name and slogan of the agency' },
      screen: '/admin/settings/company',
      fallsBack: true,
      count: countCompanyTexts,
    },
  ],
  names,
}
