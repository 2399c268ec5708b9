import { editEndpoints } from '#src/base/http/endpoint/edit-endpoints.server.ts'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import {
  CertificateBody,
  CertificateQueue,
  OfficeCertificate,
  OfficeCertificates,
} from './certificates.admin.schema.ts'
import { certificateEdits } from './certificates.commands.server.ts'
import { listOfficeCertificates } from './certificates.store.server.ts'
import { certificatesAdminPath as path } from './company.links.ts'

const access = 'may:content'

export const certificatesAdminApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path,
    access,
    summary: 'Certificates and memberships of the agency.',
    answer: OfficeCertificates,
    handle: ({ db, lang }) => listOfficeCertificates(db, lang),
  }),
  endpoint({
    method: 'PUT',
    path: `${path}/queue`,
    access,
    summary: 'The order of the certificates.',
    body: CertificateQueue,
    answer: Done,
    handle: async (call) => {
      await certificateEdits(call.db, call.staff!).order(call.body.queue)
      return done(call, 'office.queue_saved')
    },
  }),
  ...editEndpoints({
    path,
    access,
    thing: 'certificate',
    item: OfficeCertificate,
    find: async ({ db, lang }, id) => (await listOfficeCertificates(db, lang, id))[0],
    form: CertificateBody,
    edits: certificateEdits,
  }),
]
