import { createHash } from 'node:crypto'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure, invalid, notFound } from '#src/base/errors.ts'
import type { OfficeImage } from '#src/base/files/image.schema.ts'
import { findImageBySource, insertImage, saveAlts } from '#src/base/files/images.store.server.ts'
import { type Crop, isAnimated, type PictureRefusal } from '#src/base/files/picture-check.server.ts'
import { imageUpload } from '#src/base/files/uploads.links.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { assertLanguages } from '#src/base/i18n/texts.store.server.ts'
import { record } from '../accounts/audit/audit.store.server.ts'
import { findOfficeImage, insertVideo } from './files.store.server.ts'
import { deleteImageRow, saveFocus } from './library.store.server.ts'
import { findUsedImages } from './used-images.store.server.ts'

type Alts = Record<string, string>
/** letters of a stored file name */
const maxName = 200

const refusals = {
  kind: () => invalid('file', 'staff.image_kind'),
  broken: () => invalid('file', 'staff.image_broken'),
  pixels: () => invalid('file', 'staff.image_pixels', { n: imageUpload.maxMegapixels }),
  crop: () => invalid('width', 'staff.image_crop'),
} satisfies Record<PictureRefusal, unknown>

type Source = { file?: File | undefined; image_id?: number | undefined; crop: Crop | null; alts: Alts }

/**
 * Stores a picture. The same bytes with the same crop give the picture that is stored already, with the descriptions that
 * it lacks. @throws Failure 422 for a file that is not an accepted picture. If the row is not written, the sweep removes the file.
 * @returns the picture, and whether it is the first frame of an animation
 */
export async function addImage(
  { db, images }: Pick<Services, 'db' | 'images'>,
  staff: Staff,
  { file, image_id, crop, alts }: Source,
): Promise<{ image: OfficeImage; isFirstFrame: boolean }> {
  await assertLanguages(db, alts, 'alt')
  const source = file ? new Uint8Array(await file.arrayBuffer()) : await originalOf({ db, images }, image_id!)
  const source_hash = hashOf(source, crop)
  const known = await findImageBySource(db, source_hash)
  if (known !== null) {
    const image = await changeImage({ db }, staff, known, { alts: await missingAlts(db, known, alts) })
    return { image, isFirstFrame: await isAnimated(source) }
  }
  const stored = await images.add(source, crop)
  if (typeof stored === 'string') throw refusals[stored]()
  const isFirstFrame = await isAnimated(source)
  return transaction(db, async (tx) => {
    const id = await insertImage(tx, { ...stored, name: nameOf(file), source_hash }, alts)
    const after = await findOfficeImage(tx, id)
    await record(tx, staff, { action: 'create', entity: 'images', id, before: null, after: auditFields(after!) })
    return { image: after!, isFirstFrame }
  })
}

/** @throws Failure 422 for a deleted picture */
async function originalOf({ db, images }: Pick<Services, 'db' | 'images'>, id: number): Promise<Uint8Array> {
  const image = await findOfficeImage(db, id)
  const source = image && (await images.original(image.file))
  if (!source) throw invalid('image_id', 'staff.image_gone')
  return source
}

function hashOf(source: Uint8Array, crop: Crop | null): Buffer {
  return createHash('sha256').update(source).update(JSON.stringify(crop)).digest()
}

/** Control characters could hide in a file name. */
function nameOf(file: File | undefined): string {
  return (file?.name ?? '').replace(/\p{Cc}/gu, '').slice(0, maxName)
}

/** Those of `alts` that the picture lacks: a later upload does not overwrite a description. */
async function missingAlts(db: Services['db'], id: number, alts: Alts): Promise<Alts> {
  const image = await findOfficeImage(db, id)
  return Object.fromEntries(Object.entries(alts).filter(([lang, alt]) => alt !== '' && !image?.[`alt_${lang}`]))
}

type Facts = { alts: Alts; focus_x?: number | undefined; focus_y?: number | undefined }

/** @throws Failure 404; 422 for an unknown language */
export async function changeImage(
  { db }: Pick<Services, 'db'>,
  staff: Staff,
  id: number,
  { alts, focus_x, focus_y }: Facts,
): Promise<OfficeImage> {
  await assertLanguages(db, alts, 'alt')
  return transaction(db, async (tx) => {
    const before = await findOfficeImage(tx, id)
    if (!before) throw notFound()
    await saveAlts(tx, id, alts)
    await saveFocus(tx, id, { focus_x, focus_y })
    const after = (await findOfficeImage(tx, id))!
    if (JSON.stringify(after) !== JSON.stringify(before))
      await record(tx, staff, { action: 'update', entity: 'images', id, before, after })
    return after
  })
}

/** Deletes a picture that nothing shows; the sweep removes its files. @throws Failure 404; 409 while something shows it */
export async function deleteImage({ db }: Pick<Services, 'db'>, staff: Staff, id: number): Promise<void> {
  await transaction(db, async (tx) => {
    // Locks the row, so that a concurrent form that refers to it waits.
    const before = await findOfficeImage(tx, id)
    if (!before) throw notFound()
    const used = await findUsedImages(tx, [{ id, file: before.file }])
    if (used.has(id)) throw new Failure('conflict', { key: 'staff.image_used' })
    await deleteImageRow(tx, id)
    await record(tx, staff, { action: 'delete', entity: 'images', id, before: auditFields(before), after: null })
  })
}

/** @throws Failure 422 when the file is not a film, 413 when it is too large. @returns its name */
export async function addVideo(
  { db, videos }: Pick<Services, 'db' | 'videos'>,
  staff: Staff,
  source: AsyncIterable<Uint8Array>,
): Promise<string> {
  const stored = await videos.store(source)
  if (!stored) throw invalid('file', 'staff.video_kind')
  await transaction(db, async (tx) => {
    await insertVideo(tx, stored)
    await record(tx, staff, { action: 'create', entity: 'videos', id: stored.file, before: null, after: stored })
  })
  return stored.file
}

/** Without the placeholder's bytes, which are useless in the audit log. */
function auditFields({ placeholder, ...image }: OfficeImage): object {
  return image
}
