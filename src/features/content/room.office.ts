import { House, Info } from 'lucide-react'
import type { MenuEntry } from '#src/base/admin-kit/menu-entry.ts'

export const home: MenuEntry = {
  key: 'home',
  path: '/admin/pages/home',
  icon: House,
  label: { tr: 'Ana sayfa', en: 'Home page' },
  inserts: [{ path: '/admin/pages/home/insert', label: { tr: 'Yeni ana sayfa içeriği', en: 'New home page item' } }],
}

export const aboutUs: MenuEntry = {
  key: 'about_us',
  path: '/admin/pages/about-us',
  icon: Info,
  label: { tr: 'Hakkımızda', en: 'About us' },
  parts: [
    { key: 'about_texts', path: '/admin/pages/about-us', label: { tr: 'Yazılar', en: 'Texts' } },
    { key: 'certificates', path: '/admin/pages/about-us/certificates', label: { tr: 'Belgeler', en: 'Certificates' } },
  ],
  inserts: [
    { path: '/admin/pages/about-us/insert', label: { tr: 'Yeni hakkımızda yazısı', en: 'New “About us” text' } },
    { path: '/admin/pages/about-us/certificates/insert', label: { tr: 'Yeni belge', en: 'New certificate' } },
  ],
}
