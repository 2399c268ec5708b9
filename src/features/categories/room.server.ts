import { translationsOf } from '#src/base/i18n/translations.store.server.ts'
import type { Room } from '#src/base/room.server.ts'
import { categoriesAdminApi } from './categories.admin.api.server.ts'
import { countedCategories } from './category-texts.store.server.ts'
import { names } from './room.audit.server.ts'

export const room: Room = {
  name: 'categories',
  endpoints: [...categoriesAdminApi],
  translations: [
    {
      kind: 'categories',
      name: { tr: 'Kategoriler', en: 'Categories' },
      screen: '/admin/pages/tours-categories',
      ...translationsOf(countedCategories),
    },
  ],
  names,
}
