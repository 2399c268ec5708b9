import type { Tx } from '#src/base/db/connect.server.ts'
import { deleteListed, insertListed, lockListed, updateListed } from '#src/base/db/listed-rows.server.ts'
import type { QueueItem } from '#src/base/db/queue-order.ts'
import { assertImages } from '#src/base/files/images.store.server.ts'
import { assertFresh } from '#src/base/http/endpoint/edits.server.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { notFound } from '#src/base/http/errors.ts'
import { assertTexts, saveTexts } from '#src/base/i18n/texts.store.server.ts'
import { recorded } from '../accounts/audit/audit.store.server.ts'
import type { CertificateBody } from './certificates.admin.schema.ts'
import { certificateTextTable, listOfficeCertificates } from './certificates.store.server.ts'

const table = 'certificates'
const kind = {
  entity: table,
  read: async (tx: Tx, id: number) => (await listOfficeCertificates(tx, 'tr', id))[0] ?? null,
} as const

export function certificateEdits(db: Services['db'], staff: Staff) {
  const edits = recorded(db, staff, kind)
  return {
    create: async ({ form_data: { texts, cleared, image_id } }: CertificateBody): Promise<number> => {
      await assertTexts(db, texts, 'name')
      return edits.create(async (tx) => {
        await assertImages(tx, [image_id], 'image_id')
        const id = await insertListed(tx, { table }, { image_id })
        await saveTexts(tx, certificateTextTable, id, texts, cleared)
        return id
      })
    },
    change: async (
      id: number,
      { form_data: { texts, cleared, image_id, version } }: CertificateBody,
    ): Promise<void> => {
      await assertTexts(db, texts, 'name')
      await edits.change(id, async (tx) => {
        const row = await lockListed(tx, table, id)
        if (!row) throw notFound()
        assertFresh(row, version)
        await assertImages(tx, [image_id], 'image_id')
        await updateListed(tx, table, id, { image_id })
        await saveTexts(tx, certificateTextTable, id, texts, cleared)
      })
    },
    remove: (id: number) => edits.remove(id, (tx) => deleteListed(tx, { table }, id)),
    order: (queue: readonly QueueItem[]) => edits.order('all', {}, queue),
  }
}
