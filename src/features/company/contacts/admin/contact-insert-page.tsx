import { useLocation } from 'react-router'
import { InsertScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import { useOfficeLanguages } from '#src/base/admin-kit/office-languages.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { contactsAdminPath } from '../contacts.links.ts'
import { contactTexts } from './contact.strings.ts'
import { contactsScreen, contactTabs } from './contact-form.tsx'

/** The section and language that the list was showing, in the router's state. */
type From = { section?: string; lang?: string } | null

export default function ContactInsertPage() {
  const t = useOfficeT(contactTexts)
  const languages = useOfficeLanguages()
  const { section = 'telefon', lang = languages[0]!.abbr } = (useLocation().state as From) ?? {}
  return (
    <InsertScreen
      title={t('insert_title')}
      list={contactsScreen}
      update={`${contactsScreen}/update`}
      path={contactsAdminPath}
      tabs={contactTabs(languages)}
      initial={{ section, lang }}
      isPlain
    />
  )
}
