import { CalendarClock, CreditCard } from 'lucide-react'
import type { MenuEntry } from '#src/base/admin-kit/menu-entry.ts'

export const receivables: MenuEntry = {
  key: 'receivables',
  path: '/admin/receivables',
  icon: CalendarClock,
  label: { tr: 'Tahsilat takvimi', en: 'Receivables' },
  search: { tr: 'tahsilat alacak borç vade kalan gecikmiş', en: 'due debt balance overdue collect' },
}

export const cardPayments: MenuEntry = {
  key: 'card_payments',
  path: '/admin/settings/cards',
  icon: CreditCard,
  label: { tr: 'Kartla ödeme', en: 'Card payments' },
  search: {
    tr: 'ayarlar sanal pos iyzico paytr taksit kredi kartı',
    en: 'settings iyzico paytr instalments credit card',
  },
}
