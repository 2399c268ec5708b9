import { Failure, invalid } from '#src/base/errors.ts'
import { assertImages, assertTextImages } from '#src/base/files/images.store.server.ts'
import { assertVideo } from '#src/base/files/videos.store.server.ts'
import { listedEdits } from '../accounts/audit/listed.commands.server.ts'
import { contentForm } from './content.admin.schema.ts'
import { listOfficeContents } from './content.admin.store.server.ts'
import { sectionRule } from './content.links.ts'
import { contentTextTable } from './content.store.server.ts'

/** Creates, changes and deletes items of pages. An item stays in its section; a full section refuses new ones (409). */
export const contentEdits = listedEdits({
  table: 'contents',
  form: contentForm,
  find: async (db, id, lang) => (await listOfficeContents(db, lang, { id }))[0],
  values: ({ file_img_id, file_video, active }) => ({ file_img_id, file_video, active }),
  scopeOf: ({ page, section }) => ({ page, section }),
  texts: { table: contentTextTable, required: 'title' },
  check: async (tx, { page, section, file_img_id, file_video, texts }, before) => {
    if (before && (before.page !== page || before.section !== section)) throw invalid('section', 'office.content_moved')
    await assertImages(tx, [file_img_id], 'file_img_id')
    await assertTextImages(tx, texts, 'description')
    await assertVideo(tx, file_video)
    const { max } = sectionRule(page, section)!
    if (!before && (await listOfficeContents(tx, 'tr', { page, section })).length >= max)
      throw new Failure('conflict', { key: 'office.content_full', values: { n: max } })
  },
})
