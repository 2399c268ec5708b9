import type { Db } from '#src/base/db/connect.server.ts'
import { officeImageJson } from '#src/base/files/images.store.server.ts'
import { findTexts } from '#src/base/i18n/texts.store.server.ts'
import { contentTextFields, type OfficeContent } from './content.admin.schema.ts'
import { contentTextTable } from './content.store.server.ts'

/** Items in the office's order, inactive ones included. */
export async function listOfficeContents(
  db: Db,
  lang: string,
  of: { id?: number; page?: string | undefined; section?: string | undefined },
): Promise<OfficeContent[]> {
  const { id, page, section } = of
  const rows = await db
    .selectFrom('contents')
    .select(['id', 'page', 'section', 'file_video', 'active', 'version'])
    .select(officeImageJson('contents.file_img_id').as('file_img'))
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .$if(page !== undefined, (query) => query.where('page', '=', page!))
    .$if(section !== undefined, (query) => query.where('section', '=', section!))
    .orderBy('page')
    .orderBy('section')
    .orderBy('queue', 'desc')
    .orderBy('id')
    .execute()
  const ids = rows.map((row) => row.id)
  const texts = await findTexts(db, contentTextTable, ids, Object.keys(contentTextFields), lang)
  return rows.map((row) => ({ ...row, ...texts.get(row.id) }))
}
