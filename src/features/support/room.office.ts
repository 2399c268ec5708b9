import { LifeBuoy } from 'lucide-react'
import type { MenuEntry } from '#src/base/admin-kit/menu-entry.ts'

export const support: MenuEntry = {
  key: 'support',
  path: '/admin/support',
  icon: LifeBuoy,
  label: { tr: 'Destek talebi', en: 'Request support' },
}
