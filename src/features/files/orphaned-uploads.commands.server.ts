import type { Db } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import type { Images } from '#src/base/files/images.server.ts'
import type { Videos } from '#src/base/files/videos.server.ts'
import {
  deleteOrphanedImages,
  deleteOrphanedVideos,
  findImageFiles,
  findVideoFiles,
} from './orphaned-uploads.store.server.ts'

/** A form may stay open over a weekend, with pictures in it that are not saved yet. */
const daysInForm = 3

/**
 * Removes pictures and films that were uploaded and never used: first what the database knows of them, then the files that
 * it does not know, those too of an upload that died half way.
 * @returns how many files.
 */
export async function removeOrphanedUploads(
  { images, videos }: { images: Images; videos: Videos },
  db: Db,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - daysInForm * 24 * 3_600_000)
  await transaction(db, (tx) => deleteOrphanedImages(tx, before))
  await transaction(db, (tx) => deleteOrphanedVideos(tx, before))
  const ofImages = await images.removeOrphaned((files) => findImageFiles(db, files), now)
  return ofImages + (await videos.removeOrphaned((files) => findVideoFiles(db, files), now))
}
