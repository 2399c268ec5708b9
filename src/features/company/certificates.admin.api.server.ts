import { editEndpoints } from '#src/base/http/endpoint/edit-endpoints.server.ts'
import {
  certificateForm,
  OfficeCertificate,
  OfficeCertificates,
} from '#src/features/agency/certificates.admin.schema.ts'
import { listOfficeCertificates } from '#src/features/agency/certificates.store.server.ts'
import { certificatesAdminPath } from '#src/features/agency/company.links.ts'
import { certificateEdits } from './certificates.commands.server.ts'

export const certificatesAdminApi = editEndpoints({
  path: certificatesAdminPath,
  access: 'may:content',
  recordName: 'certificate',
  list: {
    summary: 'Certificates and memberships of the agency.',
    answer: OfficeCertificates,
    handle: ({ db, lang }) => listOfficeCertificates(db, lang),
  },
  item: OfficeCertificate,
  find: async ({ db, lang }, id) => (await listOfficeCertificates(db, lang, id))[0],
  form: certificateForm,
  edits: certificateEdits,
  queue: { summary: 'The order of the certificates.' },
})
