import { Type } from 'lucide-react'
import type { MenuEntry } from '#src/base/admin-kit/menu-entry.ts'

export const pageMeta: MenuEntry = {
  key: 'page_meta',
  path: '/admin/page-meta',
  icon: Type,
  label: { tr: 'Sayfa başlıkları', en: 'Page titles' },
}
