import { translationsOf } from '#src/base/i18n/translations.store.server.ts'
import type { Room } from '#src/base/room.server.ts'
import { countedTours } from '#src/features/departures/tour-texts.store.server.ts'
import { toursApi } from './catalogue/catalogue.api.server.ts'
import { categoryPagesApi } from './catalogue/category-pages.api.server.ts'
import { toursAdminApi } from './editing/tours.admin.api.server.ts'
import { names } from './room.audit.server.ts'

export const room: Room = {
  name: 'tours',
  endpoints: [...categoryPagesApi, ...toursApi, ...toursAdminApi],
  translations: [
    {
      kind: 'tours',
      name: { tr: 'Turlar', en: 'Tours' },
      screen: '/admin/pages/tours',
      ...translationsOf(countedTours),
    },
  ],
  names,
}
