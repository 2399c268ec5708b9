import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { type Disk, listed, orNull } from '../disk.server.ts'
import { upTo } from './bounded.server.ts'

/** Bytes. Larger files are read and written as streams. */
export const inMemoryBytes = 8 * 1024 * 1024

/** Folders with originals. Drafts are unfinished, and a bucket may hold files of others. */
const folders = ['documents', 'images', 'videos'] as const

/** @property etag of the store, not always a digest; differs when the file differs */
export type Original = { key: string; etag: string }

/** Keys of all originals in the store, sorted. */
export async function listOriginals(disk: Disk): Promise<string[]> {
  return (await objectsOf(disk)).map(({ key }) => key)
}

/** All originals with their ETags, sorted. The driver of buckets lists no sizes. */
export async function describeOriginals(disk: Disk): Promise<Original[]> {
  const found: Original[] = []
  for (const object of await objectsOf(disk)) {
    // A bucket's list contains it; a folder reads it per file, which may have been removed.
    const about = await orNull(object.getMetaData())
    if (about) found.push({ key: object.key, etag: about.etag })
  }
  return found
}

async function objectsOf(disk: Disk) {
  const objects = []
  for (const folder of folders)
    for (const object of await listed(disk, folder, { recursive: true }))
      if (object.isFile && isOriginal(object.key)) objects.push(object)
  return objects.sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** Sizes of a picture do not count: they are made again on request. */
function isOriginal(key: string): boolean {
  return key.startsWith('images/') ? key.endsWith('/original') : /^(documents|videos)\//.test(key)
}

/** null when the file was removed since it was listed. */
export async function sizeOf(disk: Disk, key: string): Promise<number | null> {
  return (await orNull(disk.getMetaData(key)))?.contentLength ?? null
}

/**
 * The content of a file: whole when it is small, so that it cannot vanish half-way.
 * @param bytes length in the store's metadata; a longer stream fails
 */
export function contentOf(disk: Disk, key: string, bytes: number): Promise<Uint8Array | Readable | null> {
  if (bytes <= inMemoryBytes) return orNull(disk.getBytes(key))
  return orNull(disk.getStream(key).then((stream) => upTo(bytes, stream, () => new Error(`${key}: longer than said`))))
}

/** SHA-256 in hex, size and ETag of a file; null when it does not exist. */
export async function digestOf(disk: Disk, key: string) {
  const about = await orNull(disk.getMetaData(key))
  const content = about && (await contentOf(disk, key, about.contentLength))
  if (!about || !content) return null
  const digest = createHash('sha256')
  for await (const chunk of content instanceof Readable ? content : [content]) digest.update(chunk as Uint8Array)
  return { sha256: digest.digest('hex'), size: about.contentLength, etag: about.etag }
}
