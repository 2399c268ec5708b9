import { dayMs } from '#src/base/dates.ts'
import type { Db } from '#src/base/db/connect.server.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import type { Images } from '#src/base/files/images.server.ts'
import type { Videos } from '#src/base/files/videos.server.ts'
import { deleteOrphanedVideos, findFiles } from './orphaned-uploads.store.server.ts'

/** Grace period: a form with unsaved pictures may stay open over a weekend. */
const daysInForm = 3

/**
 * Removes films that nothing refers to, and files of pictures and films without a row, including those of interrupted
 * uploads. Pictures with a row stay: they are the library.
 * @returns number of files
 */
export async function removeOrphanedUploads(
  { images, videos }: { images: Images; videos: Videos },
  db: Db,
  now: Date,
): Promise<number> {
  const before = new Date(now.getTime() - daysInForm * dayMs)
  await transaction(db, (tx) => deleteOrphanedVideos(tx, before))
  const ofImages = await images.removeOrphaned((files) => findFiles(db, 'images', files), now)
  return ofImages + (await videos.removeOrphaned((files) => findFiles(db, 'videos', files), now))
}
