import { InsertScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { contractsAdminPath } from '../contracts.links.ts'
import type { Route } from './+types/contract-insert-page'
import { contractTexts } from './contract.strings.ts'
import { listScreen, loadAgency } from './contract-edit.tsx'
import { contractTabs } from './contract-form.ts'

export const clientLoader = loadAgency

export default function ContractInsertPage({ loaderData: agency }: Route.ComponentProps) {
  const t = useOfficeT(contractTexts)
  return (
    <InsertScreen
      list={listScreen}
      path={contractsAdminPath}
      title={t('insert_title')}
      tabs={contractTabs(null, agency)}
      initial={{ kind: 'bilgi' }}
      update="/admin/contract-update"
    />
  )
}
