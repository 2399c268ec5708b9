import { type Insertable, sql } from 'kysely'
import type { Db, Tables, Tx } from '../db/connect.server.ts'
import { invalid } from '../errors.ts'
import { saveTexts } from '../i18n/texts.store.server.ts'
import { leftJoinTexts, type TextTable, textIn, textOf } from '../i18n/translated.store.server.ts'
import type { Texts } from '../i18n/translated.ts'
import type { CountedTexts } from '../i18n/translations.store.server.ts'
import { picturesIn } from '../sanitize-html.ts'
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

/**
 * Locks the pictures that HTML texts show until the transaction ends, so that none is deleted meanwhile.
 * @param texts by language. @throws Failure 422 at the field in the language of a text with a deleted picture
 */
export async function assertTextImages<F extends string>(
  tx: Tx,
  texts: Texts<{ [K in F]: string }>,
  field: F,
): Promise<void> {
  const shown = Object.entries(texts).map(([lang, text]) => [lang, picturesIn(text[field])] as const)
  const rows = await tx
    .selectFrom('images')
    .select('file')
    .where('file', 'in', ['', ...shown.flatMap(([, files]) => files)])
    .forShare()
    .execute()
  const known = new Set(rows.map(({ file }) => file))
  const broken = shown.find(([, files]) => files.some((file) => !known.has(file)))
  if (broken) throw invalid(`${field}_${broken[0]}`, 'office.no_such_text_image')
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

export const countedPictures: CountedTexts = { texts: imageTextTable, name: sql`main.alt`, isDone: sql`own.alt <> ''` }
