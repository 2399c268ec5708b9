import { sql } from 'kysely'
import type { Db, Tx } from '../db/connect.server.ts'
import { invalid } from '../http/errors.ts'
import type { Image, OfficeImage } from './image.schema.ts'

/**
 * Selects a picture as it goes on the wire: `imageJson('posts.cover_image_id', lang)`; null without a picture.
 * @param column qualified column with the picture's id; never input.
 */
export function imageJson(column: string, lang: string) {
  return sql<Image | null>`(
    SELECT jsonb_build_object('file', images.file, 'width', images.width, 'height', images.height,
             'placeholder', images.placeholder, 'alt', coalesce(asked.alt, other.alt, ''))
      FROM images
      LEFT JOIN image_texts asked ON asked.image_id = images.id AND asked.lang = ${lang}
      LEFT JOIN image_texts other ON other.image_id = images.id AND other.lang = (SELECT abbr FROM languages WHERE is_default)
     WHERE images.id = ${sql.ref(column)})`
}

/** Selects a picture as OfficeImage; null without one. @param column qualified, never input. */
export function officeImageJson(column: string) {
  return sql<OfficeImage | null>`(
    SELECT jsonb_build_object('id', images.id, 'file', images.file, 'width', images.width, 'height', images.height,
             'placeholder', images.placeholder)
        || (SELECT jsonb_object_agg('alt_' || abbr, coalesce(alt, ''))
              FROM languages LEFT JOIN image_texts ON image_texts.lang = abbr AND image_texts.image_id = images.id)
      FROM images WHERE images.id = ${sql.ref(column)})`
}

/** Locks the pictures of a form until the transaction ends. @throws Failure 422 at `field` for one that does not exist. */
export async function assertImages(tx: Tx, ids: readonly (number | null)[], field: string): Promise<void> {
  const wanted = new Set(ids.filter((id) => id !== null))
  const found = await tx
    .selectFrom('images')
    .select('id')
    .where('id', 'in', [-1, ...wanted])
    .forShare()
    .execute()
  if (found.length < wanted.size) throw invalid(field, 'office.no_such_image')
}

export async function insertImage(
  db: Db,
  image: { file: string; width: number; height: number; placeholder: string },
  alts: Record<string, string>,
): Promise<number> {
  const { id } = await db.insertInto('images').values(image).returning('id').executeTakeFirstOrThrow()
  const rows = Object.entries(alts).map(([lang, alt]) => ({ image_id: id, lang, alt }))
  if (rows.length > 0) await db.insertInto('image_texts').values(rows).execute()
  return id
}
