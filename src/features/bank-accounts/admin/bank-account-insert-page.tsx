import { InsertScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { bankAccountsAdminPath } from '../bank-accounts.links.ts'
import { bankAccountTexts } from './bank-account.strings.ts'
import { bankAccountTabs } from './bank-account-form.ts'

const list = '/admin/pages/bank-accounts'

export default function BankAccountInsertPage() {
  const t = useOfficeT(bankAccountTexts)
  const kind = { list, path: bankAccountsAdminPath, tabs: bankAccountTabs(''), isPlain: true }
  return <InsertScreen {...kind} title={t('insert_title')} update={`${list}/update`} />
}
