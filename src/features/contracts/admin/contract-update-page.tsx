import { UpdateScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import { ViewLink } from '#src/base/admin-kit/form/view-link.tsx'
import { useOfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import type { OfficeContract } from '../contracts.admin.schema.ts'
import { contractsAdminPath } from '../contracts.links.ts'
import type { Route } from './+types/contract-update-page'
import { confirmVersions } from './contract-changes-dialog.tsx'
import { listScreen, loadAgency, newVersions, usePublicPath } from './contract-edit.tsx'
import { contractTabs } from './contract-form.ts'

export const clientLoader = loadAgency

export default function ContractUpdatePage({ loaderData: agency }: Route.ComponentProps) {
  const publicPath = usePublicPath()
  const langs = useOfficeLanguages().map(({ abbr }) => abbr)
  return (
    <UpdateScreen<OfficeContract>
      list={listScreen}
      path={contractsAdminPath}
      isNamedInBody
      table="contracts"
      titleOf={({ name }) => name}
      tabs={(contract) => contractTabs(contract, agency)}
      confirm={(contract, values) => confirmVersions(newVersions(contract, values, langs))}
      actions={(contract) => {
        const shownAt = publicPath(contract)
        return shownAt && <ViewLink href={shownAt} />
      }}
    />
  )
}
