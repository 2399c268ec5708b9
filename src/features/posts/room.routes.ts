import { route } from '@react-router/dev/routes'
import type { RoomRoutes } from '#src/base/room.routes.ts'

/** Sections share their screens; the section is in the path. */
const screensOf = (section: string) => [
  ...(section === 'visa'
    ? []
    : [route(`pages/${section}`, 'features/posts/admin/posts-page.tsx', { id: `office-${section}` })]),
  route(`pages/${section}/insert`, 'features/posts/admin/post-insert-page.tsx', { id: `office-${section}-insert` }),
  route(`pages/${section}/update`, 'features/posts/admin/post-update-page.tsx', { id: `office-${section}-update` }),
]

export const routes: RoomRoutes = {
  site: [
    route('galeri', 'features/posts/site/gallery-page.tsx'),
    route('galeri-detay/:seo_name', 'features/posts/site/album-page.tsx'),
    route('haberler', 'features/posts/site/news-page.tsx'),
    route('haber/:seo_name', 'features/posts/site/news-item-page.tsx'),
    route('videolar', 'features/posts/site/videos-page.tsx'),
    route('video/:seo_name', 'features/posts/site/video-page.tsx'),
    route('blog', 'features/posts/site/blog-page.tsx'),
    route('blog/:seo_name', 'features/posts/site/blog-post-page.tsx'),
    route('vize', 'features/posts/site/visa/visa-page.tsx'),
    route('vize-detay/:seo_name', 'features/posts/site/visa/visa-detail-page.tsx'),
  ],
  office: [...['news', 'videos', 'photos', 'blog', 'visa'].flatMap(screensOf)],
}
