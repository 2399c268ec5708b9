import type { Logger } from 'pino'
import { type Disk, openDisk } from '../disk.server.ts'
import type { S3Settings } from './s3-disk.server.ts'
import { storeErrorOf, storeSentence } from './store-error.ts'

/** Where the files of a site are: in the folder, or in a bucket; then the folder is for uploads under way. */
export type FilesPlace = { dataDir: string; s3: S3Settings | null }

/** The store of a site, by its settings. The library of buckets is loaded only for a bucket. */
export async function openSiteDisk({ dataDir, s3 }: FilesPlace): Promise<Disk> {
  const folder = openDisk(dataDir)
  if (!s3) return folder
  const { openS3Disk } = await import('./s3-disk.server.ts')
  return openS3Disk(s3, folder)
}

/**
 * Stores and reads a file in the bucket, so that a wrong setting fails at the start. An unavailable bucket is only logged: pages do not
 * need it.
 * @throws Error with a sentence when the bucket refuses
 */
export async function assertStore(disk: Disk, log: Pick<Logger, 'error'>): Promise<void> {
  if (!disk.ask) return
  try {
    await disk.assertUsable()
  } catch (error) {
    const known = storeErrorOf(error)
    if (!known) throw error
    const sentence = storeSentence(known, disk.place)
    if (known.trouble !== 'away') throw new Error(sentence, { cause: error })
    log.error(sentence)
  }
}
