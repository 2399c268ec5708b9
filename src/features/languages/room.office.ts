import { Languages } from 'lucide-react'
import type { MenuEntry } from '#src/base/admin-kit/menu-entry.ts'

export const languages: MenuEntry = {
  key: 'languages',
  path: '/admin/languages',
  icon: Languages,
  label: { tr: 'Dil işlemleri', en: 'Language operations' },
  search: { tr: 'ayarlar çeviri metinler', en: 'settings translation texts' },
}
