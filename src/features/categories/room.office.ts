import { Tags } from 'lucide-react'
import type { MenuEntry } from '#src/base/admin-kit/menu-entry.ts'

export const categories: MenuEntry = {
  key: 'categories',
  path: '/admin/pages/tours-categories',
  icon: Tags,
  label: { tr: 'Kategoriler', en: 'Categories' },
  inserts: [{ path: '/admin/pages/tours-categories/insert', label: { tr: 'Yeni kategori', en: 'New category' } }],
}
