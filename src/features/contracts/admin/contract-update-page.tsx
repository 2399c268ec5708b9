import { Target } from '#src/base/admin-kit/form/target.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import type { OfficeContract } from '../contracts.admin.schema.ts'
import { contractsAdminPath } from '../contracts.links.ts'
import type { Route } from './+types/contract-update-page'
import { ContractEdit, listScreen, loadAgency } from './contract-edit.tsx'

export const clientLoader = loadAgency

export default function ContractUpdatePage({ loaderData: agency }: Route.ComponentProps) {
  return (
    <Target list={listScreen} load={(id) => officeApi().get<OfficeContract>(`${contractsAdminPath}/${id}`)}>
      {(contract, reload) => <ContractEdit contract={contract} agency={agency} onSaved={reload} onReload={reload} />}
    </Target>
  )
}
