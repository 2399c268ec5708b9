import { InsertScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { socialMediaAdminPath } from '../contacts.links.ts'
import { socialTexts } from './contact.strings.ts'
import { socialScreen, socialTabs } from './social-form.tsx'

export default function SocialInsertPage() {
  const t = useOfficeT(socialTexts)
  return (
    <InsertScreen
      title={t('insert_title')}
      list={socialScreen}
      update={`${socialScreen}/update`}
      path={socialMediaAdminPath}
      tabs={socialTabs}
      isPlain
    />
  )
}
