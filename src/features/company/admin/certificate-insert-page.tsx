import { InsertScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { certificatesAdminPath as path } from '#src/features/agency/company.links.ts'
import { certificateTexts } from './certificate.strings.ts'
import { certificateTabs } from './certificate-form.ts'

const list = '/admin/pages/about-us/certificates'

export default function CertificateInsertPage() {
  const t = useOfficeT(certificateTexts)
  const kind = { list, path, tabs: certificateTabs }
  return <InsertScreen {...kind} title={t('insert_title')} update={`${list}/update`} />
}
