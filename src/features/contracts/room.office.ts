import { FileText } from 'lucide-react'
import type { MenuEntry } from '#src/base/admin-kit/menu-entry.ts'

export const contracts: MenuEntry = {
  key: 'contracts',
  path: '/admin/contracts',
  icon: FileText,
  label: { tr: 'Sözleşmeler', en: 'Contracts' },
  search: { tr: 'sözleşme kvkk gizlilik mesafeli satış', en: 'contract privacy terms' },
  screens: ['/admin/contract-insert', '/admin/contract-update'],
  inserts: [{ path: '/admin/contract-insert', label: { tr: 'Yeni sözleşme', en: 'New contract' } }],
}
