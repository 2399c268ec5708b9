import { Route } from 'lucide-react'
import type { MenuEntry } from '#src/base/admin-kit/menu-entry.ts'

export const tours: MenuEntry = {
  key: 'tours',
  path: '/admin/pages/tours',
  icon: Route,
  label: { tr: 'Turlar', en: 'Tours' },
  search: { tr: 'program gezi paket arşiv', en: 'programme trip package archive' },
  inserts: [{ path: '/admin/pages/tours/insert', label: { tr: 'Yeni tur', en: 'New tour' } }],
}
