import { sql } from 'kysely'
import type { Db } from '#src/base/db/connect.server.ts'
import { officeImageJson } from '#src/base/files/images.store.server.ts'
import { findTexts } from '#src/base/i18n/texts.store.server.ts'
import type { TextTable } from '#src/base/i18n/translated.store.server.ts'
import type { CountedTexts } from '#src/base/i18n/translations.store.server.ts'
import { certificateTextFields, type OfficeCertificate } from './certificates.admin.schema.ts'

export const certificateTextTable: TextTable = { table: 'certificate_texts', of: { certificate_id: 'certificates.id' } }

/** In the office's order. @param id one, or all */
export async function listOfficeCertificates(db: Db, lang: string, id?: number): Promise<OfficeCertificate[]> {
  const rows = await db
    .selectFrom('certificates')
    .select(['id', 'version', officeImageJson('certificates.image_id').as('image')])
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .orderBy('queue', 'desc')
    .orderBy('id')
    .execute()
  const ids = rows.map((row) => row.id)
  const texts = await findTexts(db, certificateTextTable, ids, Object.keys(certificateTextFields), lang)
  return rows.map((row) => ({ ...row, ...(texts.get(row.id) as { name: string }) }))
}

export const countedCertificates: CountedTexts = { texts: certificateTextTable, name: sql`main.name` }
