import { UpdateScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import type { OfficeBankAccount } from '../bank-accounts.admin.schema.ts'
import { bankAccountsAdminPath } from '../bank-accounts.links.ts'
import { bankAccountTabs } from './bank-account-form.ts'

export default function BankAccountUpdatePage() {
  return (
    <UpdateScreen<OfficeBankAccount>
      list="/admin/pages/bank-accounts"
      path={bankAccountsAdminPath}
      isPlain
      table="bank_accounts"
      titleOf={({ bank, currency }) => `${bank} ${currency}`}
      tabs={({ iban }) => bankAccountTabs(iban)}
    />
  )
}
