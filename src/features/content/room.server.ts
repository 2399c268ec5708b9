import { translationsOf } from '#src/base/i18n/translations.store.server.ts'
import type { Room } from '#src/base/room.server.ts'
import { contentAdminApi } from './content.admin.api.server.ts'
import { contentApi } from './content.api.server.ts'
import { countedContents } from './content.store.server.ts'
import { names } from './room.audit.server.ts'

export const room: Room = {
  name: 'content',
  endpoints: [...contentApi, ...contentAdminApi],
  translations: [
    {
      kind: 'home',
      name: { tr: 'Ana sayfa', en: 'Home page' },
      screen: '/admin/pages/home',
      ...translationsOf(countedContents('home')),
    },
    {
      kind: 'about_us',
      name: { tr: 'Hakkımızda', en: 'About us' },
      screen: '/admin/pages/about-us',
      ...translationsOf(countedContents('about-us')),
    },
    {
      kind: 'visa_banner',
      name: { tr: 'Vize bandı', en: 'Visa banner' },
      screen: '/admin/pages/visa/banner',
      ...translationsOf(countedContents('visa')),
    },
    {
      kind: 'fraud_warning',
      name: { tr: 'Dolandırıcılık uyarısı', en: 'Fraud warning' },
      screen: '/admin/pages/bank-accounts/warning',
      ...translationsOf(countedContents('bank-accounts')),
    },
  ],
  names,
}
