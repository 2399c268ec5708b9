import { Users } from 'lucide-react'
import type { MenuEntry } from '#src/base/admin-kit/menu-entry.ts'

export const users: MenuEntry = {
  key: 'users',
  path: '/admin/users',
  icon: Users,
  label: { tr: 'Kullanıcılar', en: 'Users' },
  search: { tr: 'yetki rol parola iki adımlı', en: 'rights role password two-step' },
  screens: ['/admin/user-insert', '/admin/user-update', '/admin/user-reset-password'],
  inserts: [{ path: '/admin/user-insert', label: { tr: 'Yeni kullanıcı', en: 'New user' } }],
}
