import { translationsOf } from '#src/base/i18n/translations.store.server.ts'
import type { Room } from '#src/base/room.server.ts'
import { countedPosts } from './post-texts.store.server.ts'
import { postsAdminApi } from './posts.admin.api.server.ts'
import { postsApi } from './posts.api.server.ts'
import { names } from './room.audit.server.ts'

export const room: Room = {
  name: 'posts',
  endpoints: [...postsApi, ...postsAdminApi],
  translations: [
    {
      kind: 'visa',
      name: { tr: 'Vize sayfaları', en: 'Visa pages' },
      screen: '/admin/pages/visa',
      ...translationsOf(countedPosts('visa')),
    },
    {
      kind: 'news',
      name: { tr: 'Haberler', en: 'News' },
      screen: '/admin/pages/news',
      ...translationsOf(countedPosts('news')),
    },
    {
      kind: 'videos',
      name: { tr: 'Videolar', en: 'Videos' },
      screen: '/admin/pages/videos',
      ...translationsOf(countedPosts('videos')),
    },
    {
      kind: 'photos',
      name: { tr: 'Galeri', en: 'Gallery' },
      screen: '/admin/pages/photos',
      ...translationsOf(countedPosts('photos')),
    },
    {
      kind: 'blog',
      name: { tr: 'Blog', en: 'Blog' },
      screen: '/admin/pages/blog',
      ...translationsOf(countedPosts('blog')),
    },
  ],
  names,
}
