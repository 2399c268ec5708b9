import { UpdateScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import type { OfficePolicy } from '../policies.admin.schema.ts'
import { policiesAdminPath } from '../policies.links.ts'
import { policiesScreen, policyTabs } from './policy-form.tsx'

export default function PolicyUpdatePage() {
  return (
    <UpdateScreen<OfficePolicy>
      list={policiesScreen}
      path={policiesAdminPath}
      isPlain
      table="cancellation_policies"
      titleOf={({ name }) => name}
      tabs={() => policyTabs}
    />
  )
}
