import { wordsOf } from '#src/base/admin-kit/audit/field-words.ts'
import type { RoomAudit } from '#src/base/admin-kit/audit/room-audit.ts'
import { bankAccountTexts } from './admin/bank-account.strings.ts'

export const references = { bank_account_id: 'bank_accounts' }

export const audit: RoomAudit = {
  entities: {
    bank_accounts: {
      names: { tr: ['Banka hesabı', 'Banka hesapları'], en: ['Bank account', 'bank accounts'] },
      fields: {
        ...wordsOf(bankAccountTexts, ['bank', 'branch', 'iban', 'swift', 'currency', 'active']),
        account_name: { label: bankAccountTexts.owner },
      },
      screen: '/admin/pages/bank-accounts/update',
    },
  },
  references,
}
