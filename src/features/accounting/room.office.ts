import { Calculator, Scale } from 'lucide-react'
import type { MenuEntry } from '#src/base/admin-kit/menu-entry.ts'

export const accounting: MenuEntry = {
  key: 'accounting',
  path: '/admin/accounting',
  icon: Calculator,
  label: { tr: 'Muhasebe dökümü', en: 'For the accountant' },
  search: { tr: 'muhasebe kdv fatura döküm iade ay sonu', en: 'accountant tax invoice refund month' },
}

export const settlement: MenuEntry = {
  key: 'settlement',
  path: '/admin/settlement',
  icon: Scale,
  label: { tr: 'Kart mutabakatı', en: 'Card settlement' },
  search: { tr: 'mutabakat pos komisyon iyzico paytr iade', en: 'reconciliation pos fee iyzico paytr refund' },
}
