import type { Readable } from 'node:stream'
import type { Disk } from '../../files/disk.server.ts'

/** Bytes. Larger files are read and written as streams. */
export const inMemoryBytes = 8 * 1024 * 1024

/** Whether a file is an original. Sizes of a picture are made again when they are asked for; drafts are unfinished. */
function isOriginal(key: string): boolean {
  if (key.startsWith('drafts/')) return false
  return !key.startsWith('images/') || key.endsWith('/original')
}

/** Keys of all originals in the store, sorted. */
export async function listOriginals(disk: Disk): Promise<string[]> {
  const keys: string[] = []
  let paginationToken: string | undefined
  do {
    const page = await disk
      .listAll('/', { recursive: true, ...(paginationToken && { paginationToken }) })
      .catch((error: unknown) => {
        // Nothing was ever stored.
        if (isMissing(error)) return { objects: [], paginationToken: undefined }
        throw error
      })
    for (const object of page.objects) if (object.isFile && isOriginal(object.key)) keys.push(object.key)
    paginationToken = page.paginationToken
  } while (paginationToken)
  return keys.sort()
}

/** null when the file was removed since it was listed. */
export async function sizeOf(disk: Disk, key: string): Promise<number | null> {
  try {
    return (await disk.getMetaData(key)).contentLength
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** The content of a file: whole when it is small, so that it cannot vanish half-way. */
export async function contentOf(disk: Disk, key: string, bytes: number): Promise<Uint8Array | Readable | null> {
  try {
    return bytes <= inMemoryBytes ? await disk.getBytes(key) : await disk.getStream(key)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function isMissing(error: unknown): boolean {
  const { cause, code } = error as { cause?: { code?: string; name?: string }; code?: string }
  return [code, cause?.code, cause?.name].some(
    (each) => each === 'ENOENT' || each === 'NoSuchKey' || each === 'NotFound',
  )
}
