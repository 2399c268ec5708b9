import { assertImages } from '#src/base/files/images.store.server.ts'
import { certificateForm } from '#src/features/agency/certificates.admin.schema.ts'
import { certificateTextTable, listOfficeCertificates } from '#src/features/agency/certificates.store.server.ts'
import { listedEdits } from '../accounts/audit/listed.commands.server.ts'

export const certificateEdits = listedEdits({
  table: 'certificates',
  form: certificateForm,
  find: async (db, id, lang) => (await listOfficeCertificates(db, lang, id))[0],
  values: ({ image_id }) => ({ image_id }),
  texts: { table: certificateTextTable, required: 'name' },
  check: (tx, { image_id }) => assertImages(tx, [image_id], 'image_id'),
})
