import { transaction } from '#src/base/db/transaction.server.ts'
import type { OfficeImage } from '#src/base/files/image.schema.ts'
import { insertImage, saveAlts } from '#src/base/files/images.store.server.ts'
import type { Crop, PictureRefusal } from '#src/base/files/picture-check.server.ts'
import { imageUpload } from '#src/base/files/uploads.links.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { invalid, notFound } from '#src/base/http/errors.ts'
import { assertLanguages } from '#src/base/i18n/texts.store.server.ts'
import { record } from '../accounts/audit/audit.store.server.ts'
import { findOfficeImage, insertVideo } from './files.store.server.ts'

type Alts = Record<string, string>

const refusals = {
  kind: () => invalid('file', 'staff.image_kind'),
  broken: () => invalid('file', 'staff.image_broken'),
  pixels: () => invalid('file', 'staff.image_pixels', { n: imageUpload.maxMegapixels }),
  crop: () => invalid('width', 'staff.image_crop'),
} satisfies Record<PictureRefusal, unknown>

type Source = { file?: File | undefined; image_id?: number | undefined; crop: Crop | null; alts: Alts }

/** @throws Failure 422 for a file that is not an accepted picture. If the row is not written, the sweep removes the file. */
export async function addImage(
  { db, images }: Pick<Services, 'db' | 'images'>,
  staff: Staff,
  { file, image_id, crop, alts }: Source,
): Promise<OfficeImage> {
  await assertLanguages(db, alts, 'alt')
  const source = file ? new Uint8Array(await file.arrayBuffer()) : await originalOf({ db, images }, image_id!)
  const stored = await images.add(source, crop)
  if (typeof stored === 'string') throw refusals[stored]()
  return transaction(db, async (tx) => {
    const id = await insertImage(tx, stored, alts)
    const after = await findOfficeImage(tx, id)
    await record(tx, staff, { action: 'create', entity: 'images', id, before: null, after: auditFields(after!) })
    return after!
  })
}

/** @throws Failure 422 for a deleted picture */
async function originalOf({ db, images }: Pick<Services, 'db' | 'images'>, id: number): Promise<Uint8Array> {
  const image = await findOfficeImage(db, id)
  const source = image && (await images.original(image.file))
  if (!source) throw invalid('image_id', 'staff.image_gone')
  return source
}

/** @throws Failure 404; 422 for an unknown language */
export async function changeAlts(
  { db }: Pick<Services, 'db'>,
  staff: Staff,
  id: number,
  alts: Alts,
): Promise<OfficeImage> {
  await assertLanguages(db, alts, 'alt')
  return transaction(db, async (tx) => {
    const before = await findOfficeImage(tx, id)
    if (!before) throw notFound()
    await saveAlts(tx, id, alts)
    const after = (await findOfficeImage(tx, id))!
    if (JSON.stringify(after) !== JSON.stringify(before))
      await record(tx, staff, { action: 'update', entity: 'images', id, before, after })
    return after
  })
}

/** @throws Failure 422 for a file that is not a film, 413 for one that is too large. @returns its name */
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
