import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { matchesEtag } from '../answers/etag.server.ts'
import { type ByteRange, byteRange } from './byte-range.ts'
import { type Disk, namesIn, orNull, removeOld, uploadName } from './disk.server.ts'
import { headOf } from './head.ts'
import { fileBrands } from './picture-check.server.ts'

export type Videos = {
  /**
   * Stores a video under a generated name while it arrives.
   * @returns its name and size, or null when the content is neither WebM nor MP4.
   * @throws the error of the source; nothing is stored then.
   */
  store: (source: AsyncIterable<Uint8Array>) => Promise<{ file: string; bytes: number } | null>
  /** Stores one of the project's own videos unchanged under its name. Not for uploads, because nothing is checked. */
  put: (name: string, film: Uint8Array) => Promise<void>
  /** A stored video, or null when it does not exist. */
  find: (name: string) => Promise<StoredVideo | null>
  /** Removes uploads that no row refers to. Recent ones stay, because a form with them may not be saved yet. @returns the number removed. */
  removeOrphaned: (known: (names: readonly string[]) => Promise<ReadonlySet<string>>, now: Date) => Promise<number>
}

export type StoredVideo = {
  size: number
  /** strong ETag: identifies these bytes */
  etag: string
  type: string
  /** busy: the limit of concurrent readers is reached */
  read: (range: ByteRange) => Promise<Readable | 'busy'>
}

/** Retry-After in seconds when too many films are being sent. */
const retrySeconds = '10'

const types: Record<string, string> = { webm: 'video/webm', mp4: 'video/mp4' }
const nameShape = /^[a-z0-9-]{1,120}\.(webm|mp4)$/

export function openVideos(disk: Disk): Videos {
  return {
    put: (name, film) => disk.putAtomically(`videos/${name}`, film),
    async store(source) {
      let bytes = 0
      /** The error of the source, which the file store would wrap. */
      let fault: unknown
      const watched = async function* () {
        try {
          for await (const chunk of source) {
            bytes += chunk.length
            yield chunk
          }
        } catch (error) {
          fault = error
          throw error
        }
      }
      const { head, whole } = await headOf(watched(), 64)
      const extension = kindOf(head)
      if (!extension) return null
      const file = `${randomUUID()}.${extension}`
      await disk.putAtomically(`videos/${file}`, whole).catch((error: unknown) => {
        throw fault ?? error
      })
      return { file, bytes }
    },
    async find(name) {
      const extension = nameShape.exec(name)?.[1]
      if (!extension) return null
      const key = `videos/${name}`
      const known = await orNull(disk.getMetaData(key))
      if (!known) return null
      const { contentLength: size, lastModified, etag } = known
      return {
        size,
        // A folder's own is weak.
        etag: `"${size.toString(36)}-${lastModified.getTime().toString(36)}"`,
        type: types[extension]!,
        read: (range) => disk.readPart(key, range, etag),
      }
    },
    async removeOrphaned(known, now) {
      const names = (await namesIn(disk, 'videos')).filter((key) => uploadName.test(stemOf(key)))
      const owned = await known(names.map((key) => key.slice('videos/'.length)))
      const orphaned = names.filter((key) => !owned.has(key.slice('videos/'.length)))
      return removeOld(disk, orphaned, now)
    },
  }
}

/**
 * Answers /videos/{file}, whole or in the requested range (RFC 9110 §14), which players need to seek; null for any other
 * path. The content of a name never changes, so browsers cache it.
 */
export async function serveVideo(videos: Videos, request: Request): Promise<Response | null> {
  const name = /^\/videos\/([^/]+)$/.exec(new URL(request.url).pathname)?.[1]
  if (!name || (request.method !== 'GET' && request.method !== 'HEAD')) return null
  const video = await videos.find(name)
  if (!video) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const { size, etag, type } = video
  const headers: Record<string, string> = {
    'content-type': type,
    'accept-ranges': 'bytes',
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  }
  if (matchesEtag(request.headers.get('if-none-match') ?? '', etag)) return new Response(null, { status: 304, headers })
  // Range is defined for GET only, and If-Range restricts it to one version of the content.
  const { method } = request
  const ifRange = request.headers.get('if-range')
  const range = method === 'GET' && (ifRange === null || ifRange === etag) ? request.headers.get('range') : null
  const part = byteRange(range, size)
  if (part === 'none')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } })
  const { start, end } = part ?? { start: 0, end: size - 1 }
  headers['content-length'] = String(end - start + 1)
  if (part) headers['content-range'] = `bytes ${start}-${end}/${size}`
  const stream = method === 'HEAD' || size === 0 ? null : await video.read({ start, end })
  if (stream === 'busy')
    return new Response(null, { status: 503, headers: { 'retry-after': retrySeconds, 'cache-control': 'no-store' } })
  return new Response(stream && asBody(stream), { status: part ? 206 : 200, headers })
}

/** Streams at the client's speed; a disconnect closes the file or the connection to the bucket. */
function asBody(part: Readable): ReadableStream {
  const web: NodeStream = Readable.toWeb(part)
  return web as ReadableStream
}

function stemOf(key: string): string {
  return key.slice('videos/'.length).replace(/\.\w+$/, '')
}

/** Brands of pictures, audio and other containers with the same first box as MP4. */
const otherBrands = /^(avi[fs]|he[iv]\w|mif1|msf1|qt {2}|M4[AB] |jp[2x] |crx )$/

/** Detects the kind from magic bytes: the EBML header of WebM, the ftyp box of MP4. */
function kindOf(source: Uint8Array): 'webm' | 'mp4' | null {
  const head = Buffer.from(source.subarray(0, 64)).toString('latin1')
  if (head.startsWith('\x1a\x45\xdf\xa3') && head.includes('webm')) return 'webm'
  const [brand] = fileBrands(source)
  return brand !== undefined && !otherBrands.test(brand) ? 'mp4' : null
}
