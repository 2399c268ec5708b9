import { saveQueue } from '#src/base/db/queue-order.server.ts'
import type { QueueItem } from '#src/base/db/queue-order.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { notFound } from '#src/base/errors.ts'
import { assertImages } from '#src/base/files/images.store.server.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { record } from '#src/features/accounts/audit/audit.store.server.ts'
import { addImage } from '#src/features/files/uploads.commands.server.ts'
import { addToGallery, findTourOfFile, galleryOf, removeFromGallery } from './tours.admin.parts.store.server.ts'
import type { TourFile } from './tours.admin.schema.ts'
import { findTourFiles, lockTours, updateTour } from './tours.admin.store.server.ts'

type Tx = Parameters<typeof lockTours>[0]
type New = { gallery_type: TourFile['gallery_type']; image_ids: readonly number[]; file?: File | undefined }

/**
 * Appends pictures to a tour's gallery.
 * @param sent.file is uploaded first; if the tour does not exist, the sweep removes it
 * @throws Failure 404; 422 for an unknown picture, or a file that is not a picture
 * @returns all pictures of the tour, and whether the file is the first frame of an animation
 */
export async function addFiles(
  services: Pick<Services, 'db' | 'images'>,
  staff: Staff,
  id: number,
  { gallery_type, image_ids, file }: New,
): Promise<{ files: TourFile[]; isFirstFrame: boolean }> {
  const made = file && (await addImage(services, staff, { file, crop: null, alts: {} }))
  const files = await change(services, staff, id, async (tx) => {
    await assertImages(tx, image_ids, 'image_ids')
    await addToGallery(tx, id, gallery_type, [...image_ids, ...(made ? [made.image.id] : [])])
  })
  return { files, isFirstFrame: made?.isFirstFrame ?? false }
}

/** Removes a picture from a tour; the picture itself stays, because others may use it. @throws Failure 404 */
export async function removeFile({ db }: Pick<Services, 'db'>, staff: Staff, file: number): Promise<TourFile[]> {
  const id = await findTourOfFile(db, file)
  if (id === null) throw notFound()
  return change({ db }, staff, id, async (tx) => {
    // Null: it was removed meanwhile.
    if ((await removeFromGallery(tx, file)) === null) throw notFound()
  })
}

/** @throws Failure 404; QueueMismatch when `file_list` does not name exactly the pictures of that gallery */
export async function orderFiles(
  services: Pick<Services, 'db'>,
  staff: Staff,
  id: number,
  gallery_type: string,
  file_list: readonly QueueItem[],
): Promise<TourFile[]> {
  return change(services, staff, id, (tx) => saveQueue(tx, galleryOf(id, gallery_type), file_list))
}

/** Increments the version, so that an open form becomes stale and cannot restore the old gallery. */
async function change(
  { db }: Pick<Services, 'db'>,
  staff: Staff,
  id: number,
  work: (tx: Tx) => Promise<unknown>,
): Promise<TourFile[]> {
  return transaction(db, async (tx) => {
    const [row] = await lockTours(tx, [id])
    if (!row) throw notFound()
    const before = await findTourFiles(tx, id)
    await work(tx)
    const files = await findTourFiles(tx, id)
    await updateTour(tx, id, {})
    await record(tx, staff, { action: 'update', entity: 'tours', id, before: { files: before }, after: { files } })
    return files
  })
}
