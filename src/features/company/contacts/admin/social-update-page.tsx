import { UpdateScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import type { OfficeSocialLink } from '../contacts.admin.schema.ts'
import { socialMediaAdminPath } from '../contacts.links.ts'
import { socialScreen, socialTabs } from './social-form.tsx'

export default function SocialUpdatePage() {
  return (
    <UpdateScreen<OfficeSocialLink>
      list={socialScreen}
      path={socialMediaAdminPath}
      isPlain
      isNamedInBody
      titleOf={({ name }) => name}
      tabs={() => socialTabs}
    />
  )
}
