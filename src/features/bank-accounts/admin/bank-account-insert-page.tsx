import { InsertScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import { useSay } from '#src/base/admin-kit/office-texts.ts'
import { bankAccountsAdminPath } from '../bank-accounts.links.ts'
import { bankTabs, bankWords } from './bank-account.strings.ts'

const list = '/admin/pages/bank-accounts'

export default function BankAccountInsertPage() {
  const say = useSay(bankWords)
  const kind = { list, path: bankAccountsAdminPath, tabs: bankTabs, isPlain: true }
  return <InsertScreen {...kind} title={say('insert_title')} update={`${list}/update`} />
}
