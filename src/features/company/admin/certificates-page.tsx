import { ListPage } from '#src/base/admin-kit/list/list-page.tsx'
import { useRowEdits } from '#src/base/admin-kit/list/row-edits.tsx'
import { Thumb } from '#src/base/admin-kit/list/thumb.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import type { OfficeCertificate } from '#src/features/agency/certificates.admin.schema.ts'
import { certificatesAdminPath as path } from '#src/features/agency/company.links.ts'
import type { Route } from './+types/certificates-page'
import { certificateTexts } from './certificate.strings.ts'

const here = '/admin/pages/about-us/certificates'

export const clientLoader = () => officeApi().get<OfficeCertificate[]>(path)

export default function CertificatesPage({ loaderData: certificates }: Route.ComponentProps) {
  const t = useOfficeT(certificateTexts)
  const nameOf = ({ name }: OfficeCertificate) => name
  const { order, link, actions } = useRowEdits<OfficeCertificate>({ path, update: `${here}/update`, nameOf })
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      list={certificates}
      nameOf={nameOf}
      add={{ label: t('add'), to: `${here}/insert` }}
      empty={t('empty')}
      order={order}
      columns={[
        {
          key: 'image',
          title: t('picture'),
          width: 76,
          render: ({ image }) => <Thumb image={image} isUpright />,
        },
        {
          key: 'name',
          title: t('name'),
          render: (certificate) => link(certificate, certificate.name),
        },
      ]}
      actions={actions}
    />
  )
}
