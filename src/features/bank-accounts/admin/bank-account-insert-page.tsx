import { InsertScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { bankAccountsAdminPath } from '../bank-accounts.links.ts'
import { bankTabs, bankWords } from './bank-account.strings.ts'

const list = '/admin/pages/bank-accounts'

export default function BankAccountInsertPage() {
  const t = useOfficeT(bankWords)
  const kind = { list, path: bankAccountsAdminPath, tabs: bankTabs, isPlain: true }
  return <InsertScreen {...kind} title={t('insert_title')} update={`${list}/update`} />
}
