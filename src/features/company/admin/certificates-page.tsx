import { Pencil, Trash2 } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { confirmDelete } from '#src/base/admin-kit/confirm.tsx'
import { edit } from '#src/base/admin-kit/form/edits.ts'
import { targetOf } from '#src/base/admin-kit/form/target.tsx'
import { kitTexts } from '#src/base/admin-kit/kit.strings.ts'
import { ListPage } from '#src/base/admin-kit/list/list-page.tsx'
import { RowLink } from '#src/base/admin-kit/list/row-link.tsx'
import { Thumb } from '#src/base/admin-kit/list/thumb.tsx'
import { officeApi } from '#src/base/admin-kit/office-api.ts'
import { useOfficeT } from '#src/base/admin-kit/office-texts.ts'
import { queueOf } from '#src/base/db/queue-order.ts'
import type { OfficeCertificate } from '../certificates.admin.schema.ts'
import { certificatesAdminPath as path } from '../company.links.ts'
import type { Route } from './+types/certificates-page'
import { certificateTexts } from './certificate.strings.ts'

const here = '/admin/pages/about-us/certificates'

export const clientLoader = () => officeApi().get<OfficeCertificate[]>(path)

export default function CertificatesPage({ loaderData: certificates }: Route.ComponentProps) {
  const t = useOfficeT(certificateTexts)
  const tKit = useOfficeT(kitTexts)
  const { revalidate } = useRevalidator()
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      list={certificates}
      nameOf={({ name }) => name}
      add={{ label: t('add'), to: `${here}/insert` }}
      empty={t('empty')}
      order={(ids) => edit(officeApi(), 'PUT', `${path}/queue`, { queue: JSON.stringify(queueOf(ids)) })}
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
          render: (certificate) => (
            <RowLink to={`${here}/update`} state={targetOf(certificate)}>
              {certificate.name}
            </RowLink>
          ),
        },
      ]}
      actions={(certificate) => [
        { label: tKit('edit'), icon: Pencil, to: `${here}/update`, state: targetOf(certificate) },
        {
          label: tKit('delete'),
          icon: Trash2,
          isDangerous: true,
          onClick: () =>
            confirmDelete(
              certificate.name,
              () => edit(officeApi(), 'DELETE', `${path}/${certificate.id}`),
              () => void revalidate(),
            ),
        },
      ]}
    />
  )
}
