import { InsertScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { policiesAdminPath } from '../policies.links.ts'
import { policyTexts } from './policies.strings.ts'
import { policiesScreen, policyTabs } from './policy-form.tsx'

export default function PolicyInsertPage() {
  const t = useOfficeT(policyTexts)
  const kind = { list: policiesScreen, path: policiesAdminPath, tabs: policyTabs, isPlain: true }
  return <InsertScreen {...kind} title={t('insert_title')} update={`${policiesScreen}/update`} />
}
