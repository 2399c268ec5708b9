import { type Insertable, sql } from 'kysely'
import type { Db, Tables, Tx } from '../db/connect.server.ts'
import { invalid } from '../http/errors.ts'
import { saveTexts } from '../i18n/texts.store.server.ts'
import { leftJoinTexts, type TextTable, textIn, textOf } from '../i18n/translated.store.server.ts'
import type { Image, OfficeImage } from './image.schema.ts'

/** Alternative texts of pictures. */
export const imageTextTable: TextTable = { table: 'image_texts', of: { image_id: 'images.id' } }

/**
 * Selects a picture as it goes on the wire: `imageJson('posts.cover_image_id', lang)`; null without a picture.
 * @param column qualified column with the picture's id; never input.
 */
export function imageJson(column: string, lang: string) {
  return sql<Image | null>`(
    SELECT jsonb_build_object('file', images.file, 'width', images.width, 'height', images.height,
             'placeholder', images.placeholder, 'alt', coalesce(${textOf('alt')}, '')) || ${focus}
      FROM images ${leftJoinTexts(imageTextTable, lang)}
     WHERE images.id = ${sql.ref(column)})`
}

/** Selects a picture as OfficeImage; null without one. @param column qualified, never input. */
export function officeImageJson(column: string) {
  return sql<OfficeImage | null>`(
    SELECT jsonb_build_object('id', images.id, 'file', images.file, 'width', images.width, 'height', images.height,
             'placeholder', images.placeholder) || ${focus}
        || (SELECT jsonb_object_agg('alt_' || abbr, coalesce(${textIn(imageTextTable, 'alt', sql.ref('languages.abbr'))}, '')) FROM languages)
      FROM images WHERE images.id = ${sql.ref(column)})`
}

/** The focal point, for pictures that have one. */
const focus = sql`CASE WHEN (images.focus_x, images.focus_y) = (50, 50) THEN '{}'::jsonb
  ELSE jsonb_build_object('focus', images.focus_x || '% ' || images.focus_y || '%') END`

/** The focal point of the picture with this stem, as in Image; undefined at the centre, and for an unknown stem. */
export async function findFocus(db: Db, file: string): Promise<string | undefined> {
  const point = await db.selectFrom('images').select(['focus_x', 'focus_y']).where('file', '=', file).executeTakeFirst()
  return point && !(point.focus_x === 50 && point.focus_y === 50) ? `${point.focus_x}% ${point.focus_y}%` : undefined
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
  image: Insertable<Tables['images']>,
  alts: Record<string, string>,
): Promise<number> {
  const row = await db
    .insertInto('images')
    .values(image)
    // Another request is storing the same upload.
    .onConflict((conflict) => conflict.column('source_hash').doNothing())
    .returning('id')
    .executeTakeFirst()
  const id = row?.id ?? (await findImageBySource(db, image.source_hash!))!
  await saveAlts(db, id, alts)
  return id
}

/** The picture of an earlier upload of the same bytes, cropped alike; null for a new one. */
export async function findImageBySource(db: Db, source_hash: Buffer): Promise<number | null> {
  const row = await db.selectFrom('images').select('id').where('source_hash', '=', source_hash).executeTakeFirst()
  return row?.id ?? null
}

/** Writes the alternative texts in these languages; the other languages stay as they are. An empty text is deleted. */
export async function saveAlts(db: Db, image_id: number, alts: Record<string, string>): Promise<void> {
  const entries = Object.entries(alts)
  const texts = entries.filter(([, alt]) => alt !== '').map(([lang, alt]) => [lang, { alt }] as const)
  const cleared = entries.filter(([, alt]) => alt === '').map(([lang]) => lang)
  await saveTexts(db, imageTextTable, image_id, Object.fromEntries(texts), cleared)
}
