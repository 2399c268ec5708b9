import { useLocation } from 'react-router'
import { UpdateScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { OfficeContent } from '../content.admin.schema.ts'
import { contentsAdminPath, sectionRule } from '../content.links.ts'
import { contentTexts, type SectionName } from './content.strings.ts'
import { contentTabs } from './content-form.ts'
import { contentPublishing } from './content-publishing.ts'
import { contentScreenAt } from './content-screens.ts'

export default function ContentUpdatePage() {
  const t = useOfficeT(contentTexts)
  const { here } = contentScreenAt(useLocation().pathname)
  return (
    <UpdateScreen<OfficeContent>
      list={here}
      path={contentsAdminPath}
      table="contents"
      titleOf={({ title, section }) => String(title || t(section as SectionName))}
      tabs={({ page, section }) => contentTabs(sectionRule(page, section)!)}
      publishing={({ page, section }) => contentPublishing(sectionRule(page, section)!)}
      fixed={({ page, section }) => ({ page, section })}
    />
  )
}
