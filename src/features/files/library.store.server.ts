import { sql } from 'kysely'
import type { Db, Tx } from '#src/base/db/connect.server.ts'
import type { LibraryImage, OfficeImage } from '#src/base/files/image.schema.ts'
import { imageTextTable, officeImageJson } from '#src/base/files/images.store.server.ts'
import { hasTextWhere } from '#src/base/i18n/translated.store.server.ts'
import type { LibraryQuery } from './files.schema.ts'
import { findUsedImages, type Stored } from './used-images.store.server.ts'

/** One page of all pictures, the newest first. */
export async function listLibrary(
  db: Db,
  { page, search, unused }: LibraryQuery,
  per_page: number,
): Promise<{ data: LibraryImage[]; total: number }> {
  const found = sql`(${search} = '' OR strpos(fold_text(images.name), fold_text(${search})) > 0
    OR ${hasTextWhere(imageTextTable, sql`strpos(fold_text(own.alt), fold_text(${search})) > 0`)})`
  const { rows: all } = await sql<Stored>`
    SELECT id, file FROM images WHERE ${found} ORDER BY created_at DESC, id DESC`.execute(db)
  const used = unused ? await findUsedImages(db, all) : null
  const wanted = used ? all.filter(({ id }) => !used.has(id)) : all
  const shown = wanted.slice((page - 1) * per_page, page * per_page)
  const { rows } = await sql<{ name: string; created_at: Date; image: OfficeImage }>`
    SELECT listed.name, listed.created_at, ${officeImageJson('listed.id')} AS image
      FROM images AS listed WHERE listed.id = ANY(${shown.map(({ id }) => id)})
     ORDER BY listed.created_at DESC, listed.id DESC`.execute(db)
  const data = rows.map(({ image, name, created_at }) => ({ ...image, name, created_at: created_at.toISOString() }))
  return { data: data as LibraryImage[], total: wanted.length }
}

/** Sets the coordinates that are given; an undefined one stays. */
export async function saveFocus(
  tx: Tx,
  id: number,
  { focus_x, focus_y }: { focus_x: number | undefined; focus_y: number | undefined },
): Promise<void> {
  if (focus_x === undefined && focus_y === undefined) return
  const point = { ...(focus_x !== undefined && { focus_x }), ...(focus_y !== undefined && { focus_y }) }
  await tx.updateTable('images').set(point).where('id', '=', id).execute()
}

export async function deleteImageRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('images').where('id', '=', id).execute()
}
