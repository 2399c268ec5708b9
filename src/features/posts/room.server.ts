import { type Translations, translationsOf } from '#src/base/i18n/translations.store.server.ts'
import type { Room } from '#src/base/room.server.ts'
import { countedPosts } from './post-texts.store.server.ts'
import { postsAdminApi } from './posts.admin.api.server.ts'
import { postsApi } from './posts.api.server.ts'
import type { PostSection } from './posts.schema.ts'
import { names } from './room.audit.server.ts'

const counted = (section: PostSection, name: Translations['name']): Translations => ({
  kind: section,
  name,
  screen: `/admin/pages/${section}`,
  ...translationsOf(countedPosts(section)),
})

export const room: Room = {
  name: 'posts',
  endpoints: [...postsApi, ...postsAdminApi],
  translations: [
    counted('visa', { tr: 'Vize sayfaları', en: 'Visa pages' }),
    counted('news', { tr: 'Haberler', en: 'News' }),
    counted('videos', { tr: 'Videolar', en: 'Videos' }),
    counted('photos', { tr: 'Galeri', en: 'Gallery' }),
    counted('blog', { tr: 'Blog', en: 'Blog' }),
  ],
  names,
}
