import { UpdateScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import { useOfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import type { OfficeContact } from '../contacts.admin.schema.ts'
import { contactsAdminPath } from '../contacts.links.ts'
import { contactsScreen, contactTabs } from './contact-form.tsx'

export default function ContactUpdatePage() {
  const languages = useOfficeLanguages()
  return (
    <UpdateScreen<OfficeContact>
      list={contactsScreen}
      path={contactsAdminPath}
      isPlain
      isNamedInBody
      titleOf={({ content_data }) => content_data}
      tabs={() => contactTabs(languages)}
    />
  )
}
