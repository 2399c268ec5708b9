import type { z } from 'zod'
import type { Tx } from '#src/base/db/connect.server.ts'
import { deleteListed, insertListed, lockListed, updateListed } from '#src/base/db/listed-rows.server.ts'
import type { QueueItem } from '#src/base/db/queue-order.ts'
import { assertImages } from '#src/base/files/images.store.server.ts'
import { assertVideo } from '#src/base/files/videos.store.server.ts'
import { assertFresh } from '#src/base/http/endpoint/edits.server.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { Failure, invalid, notFound } from '#src/base/http/errors.ts'
import { assertTexts, saveTexts } from '#src/base/i18n/texts.store.server.ts'
import { recorded } from '../accounts/audit/audit.store.server.ts'
import type { ContentBody, ContentForm } from './content.admin.schema.ts'
import { listOfficeContents } from './content.admin.store.server.ts'
import { sectionRule } from './content.links.ts'
import { contentTextTable } from './content-texts.store.server.ts'

const table = 'contents'
const kind = {
  entity: table,
  read: async (tx: Tx, id: number) => (await listOfficeContents(tx, 'tr', { id }))[0] ?? null,
} as const
type Body = z.output<typeof ContentBody>

/** The edits of what pages show. An item stays in its section; a section that is full takes no more (409). */
export function contentEdits(db: Services['db'], staff: Staff) {
  const edits = recorded(db, staff, kind)
  return {
    create: async ({ form_data: form }: Body): Promise<number> => {
      await assertTexts(db, form.texts, 'title')
      return edits.create(async (tx) => {
        await assertImages(tx, [form.file_img_id], 'file_img_id')
        await assertVideo(tx, form.file_video, null)
        const { page, section } = form
        const max = sectionRule(page, section)!.max
        if ((await listOfficeContents(tx, 'tr', { page, section })).length >= max)
          throw new Failure('conflict', { key: 'office.content_full', values: { n: max } })
        const id = await insertListed(tx, { table, scope: { page, section } }, valuesOf(form))
        await saveTexts(tx, contentTextTable, id, form.texts, form.cleared)
        return id
      })
    },
    change: async (id: number, { form_data: form }: Body): Promise<void> => {
      await assertTexts(db, form.texts, 'title')
      await edits.change(id, async (tx, before) => {
        const row = await lockListed(tx, table, id)
        if (!row) throw notFound()
        assertFresh(row, form.version)
        if (before.page !== form.page || before.section !== form.section)
          throw invalid('section', 'office.content_moved')
        await assertImages(tx, [form.file_img_id], 'file_img_id')
        await assertVideo(tx, form.file_video, before.file_video)
        await updateListed(tx, table, id, valuesOf(form))
        await saveTexts(tx, contentTextTable, id, form.texts, form.cleared)
      })
    },
    remove: (id: number) =>
      edits.remove(id, (tx, { page, section }) => deleteListed(tx, { table, scope: { page, section } }, id)),
    order: (page: string, section: string, queue: readonly QueueItem[]) =>
      edits.order(`${page} ${section}`, { scope: { page, section } }, queue),
  }
}

function valuesOf({ file_img_id, file_video, active }: ContentForm) {
  return { file_img_id, file_video, active }
}
