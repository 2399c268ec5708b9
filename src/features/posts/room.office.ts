import { Clapperboard, GalleryHorizontalEnd, Newspaper, NotebookPen, Stamp } from 'lucide-react'
import type { MenuEntry } from '#src/base/admin-kit/menu-entry.ts'

export const visa: MenuEntry = {
  key: 'visa',
  path: '/admin/pages/visa',
  icon: Stamp,
  label: { tr: 'Vize', en: 'Visa' },
  parts: [
    { key: 'visa_countries', path: '/admin/pages/visa', label: { tr: 'Ülkeler', en: 'Countries' } },
    { key: 'visa_banner', path: '/admin/pages/visa/banner', label: { tr: 'Vize bandı', en: 'Visa banner' } },
  ],
  inserts: [
    { path: '/admin/pages/visa/insert', label: { tr: 'Yeni vize sayfası', en: 'New visa page' } },
    { path: '/admin/pages/visa/banner/insert', label: { tr: 'Yeni vize bandı', en: 'New visa banner' } },
  ],
}

export const photos: MenuEntry = {
  key: 'photos',
  path: '/admin/pages/photos',
  icon: GalleryHorizontalEnd,
  label: { tr: 'Galeri', en: 'Gallery' },
  inserts: [{ path: '/admin/pages/photos/insert', label: { tr: 'Yeni albüm', en: 'New album' } }],
}

export const news: MenuEntry = {
  key: 'news',
  path: '/admin/pages/news',
  icon: Newspaper,
  label: { tr: 'Haberler', en: 'News' },
  inserts: [{ path: '/admin/pages/news/insert', label: { tr: 'Yeni haber', en: 'New news item' } }],
}

export const videos: MenuEntry = {
  key: 'videos',
  path: '/admin/pages/videos',
  icon: Clapperboard,
  label: { tr: 'Videolar', en: 'Videos' },
  inserts: [{ path: '/admin/pages/videos/insert', label: { tr: 'Yeni video', en: 'New video' } }],
}

export const blog: MenuEntry = {
  key: 'blog',
  path: '/admin/pages/blog',
  icon: NotebookPen,
  label: { tr: 'Blog', en: 'Blog' },
  inserts: [{ path: '/admin/pages/blog/insert', label: { tr: 'Yeni blog yazısı', en: 'New blog post' } }],
}
