import { Landmark } from 'lucide-react'
import type { MenuEntry } from '#src/base/admin-kit/menu-entry.ts'

export const bankAccounts: MenuEntry = {
  key: 'bank_accounts',
  path: '/admin/pages/bank-accounts',
  icon: Landmark,
  label: { tr: 'Banka hesapları', en: 'Bank accounts' },
  search: { tr: 'iban havale eft swift hesap numarası', en: 'iban transfer swift account number' },
  parts: [
    { key: 'accounts', path: '/admin/pages/bank-accounts', label: { tr: 'Hesaplar', en: 'Accounts' } },
    {
      key: 'fraud_warning',
      path: '/admin/pages/bank-accounts/warning',
      label: { tr: 'Dolandırıcılık uyarısı', en: 'Fraud warning' },
    },
  ],
  inserts: [
    { path: '/admin/pages/bank-accounts/insert', label: { tr: 'Yeni banka hesabı', en: 'New bank account' } },
    {
      path: '/admin/pages/bank-accounts/warning/insert',
      label: { tr: 'Yeni dolandırıcılık uyarısı', en: 'New fraud warning' },
    },
  ],
}
