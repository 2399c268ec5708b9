import { UpdateScreen } from '#src/base/admin-kit/form/edit-screens.tsx'
import type { OfficeCertificate } from '#src/features/agency/certificates.admin.schema.ts'
import { certificatesAdminPath } from '#src/features/agency/company.links.ts'
import { certificateTabs } from './certificate-form.ts'

export default function CertificateUpdatePage() {
  return (
    <UpdateScreen<OfficeCertificate>
      list="/admin/pages/about-us/certificates"
      path={certificatesAdminPath}
      table="certificates"
      titleOf={({ name }) => name}
      tabs={() => certificateTabs}
    />
  )
}
