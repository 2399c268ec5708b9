import type { Room } from '#src/base/room.server.ts'
import { pageMetaAdminApi } from './page-meta.admin.api.server.ts'
import { countPageTitles, listUntitledPages } from './page-meta.admin.store.server.ts'
import { pageMetaApi } from './page-meta.api.server.ts'

export const room: Room = {
  name: 'page-meta',
  endpoints: [...pageMetaApi, ...pageMetaAdminApi],
  translations: [
    {
      kind: 'page_meta',
      name: { tr: 'Sayfa başlıkları', en: 'Page titles' },
      screen: '/admin/page-meta',
      takesLang: true,
      formOf: ({ id }, lang) => `/admin/page-meta?${new URLSearchParams({ page: id, lang })}`,
      fallsBack: true,
      count: countPageTitles,
      missing: listUntitledPages,
    },
  ],
}
