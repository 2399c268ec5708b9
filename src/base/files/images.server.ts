import { randomUUID } from 'node:crypto'
import PQueue from 'p-queue'
import type { Logger } from 'pino'
import { tooBusy } from '../errors.ts'
import { type Disk, foldersIn, isOld, readOrNull, uploadName } from './disk.server.ts'
import { isDiskFault } from './disk-space.server.ts'
import { imageWidths, shareCrop, sharePattern } from './image.links.ts'
import { type Crop, type PictureRefusal, refusalOf } from './picture-check.server.ts'
import type { PictureFormat, PictureSize } from './picture-sizes.server.ts'
import type { PictureWork } from './picture-work.server.ts'
import { storeErrorOf } from './store/store-error.ts'

/** `file`: stem of its URLs. width and height in px. */
export type StoredImage = { file: string; width: number; height: number; placeholder: string }

export type Images = {
  /** Stores one of the project's own pictures unchanged under the stem `file`. Not for uploads, because nothing is checked. */
  put: (file: string, original: Uint8Array) => Promise<void>
  /** Checks, re-encodes and stores an upload under a generated name. @throws Failure 503 when the process that works on it ends twice */
  add: (source: Uint8Array, crop: Crop | null) => Promise<StoredImage | PictureRefusal>
  /** The stored original; null when the picture does not exist. */
  original: (file: string) => Promise<Uint8Array | null>
  /**
   * One size of a stored picture, made at the first request and stored unless the disk is full or fails. Null when the picture does not exist, and
   * for a crop around a point other than its own or the centre: sizes for all points would fill the disk.
   * @param network of the caller, as limits count it: networks take turns. @throws Failure 503 when too many wait
   */
  read: (file: string, size: PictureSize, format: PictureFormat, network?: string) => Promise<Uint8Array | null>
  /**
   * Removes uploads that no row refers to, with all their sizes. Recent ones stay, because a form with them may not be saved yet.
   * @returns the number of pictures removed.
   */
  removeOrphaned: (known: (files: readonly string[]) => Promise<ReadonlySet<string>>, now: Date) => Promise<number>
  /** Pictures that are being made or wait for it. */
  waiting: () => number
}

/**
 * A size that is being made, once for all concurrent callers.
 * @property networks of the callers
 * @property priority in the queue, the best of all networks; null when it is not queued
 */
type Making = { networks: Set<string>; priority: number | null; bytes: Promise<Uint8Array | null> }

const types: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
/** One picture at a time, so that the second core stays free for visitors. */
const concurrency = 1
/** Queued sizes, of a network and of all: those of a few first visits of a large gallery. About a second each. */
const mostWaiting = { ofNetwork: 100, ofAll: 1000 }
/** The network of requests by the program itself. */
const ownWork = ''

/** Without extension: sharp detects the format from the bytes. */
const originalOf = (file: string) => `images/${file}/original`

/** The focal point that a picture has now, as in Image; undefined at the centre. */
export type FindFocus = (file: string) => Promise<string | undefined>

/**
 * @param work takes the pictures and makes their sizes
 * @param findFocus called before a crop around a point is made; by default all pictures have the centre
 * @param log for when sizes cannot be stored, and when they can again
 */
export function openImages(
  disk: Disk,
  work: PictureWork,
  findFocus: FindFocus = async () => undefined,
  log?: Pick<Logger, 'error' | 'info'>,
): Images {
  const pending = new Map<string, Making>()
  const queue = new PQueue({ concurrency })
  /** Priority behind the sizes already queued for the network, so that networks take turns. */
  const priorityOf = (network: string) =>
    -[...pending.values()].filter(({ priority, networks }) => priority !== null && networks.has(network)).length
  let isStoring = true
  /** A visitor gets the bytes also when the disk is full or fails, or the bucket is unavailable. */
  const storeIfPossible = async (key: string, bytes: Uint8Array) => {
    try {
      await disk.putAtomically(key, bytes)
      if (!isStoring) log?.info('sizes of pictures are stored again')
      isStoring = true
    } catch (error) {
      if (!isDiskFault(error) && !storeErrorOf(error)) throw error
      // Logged once, not for every picture.
      if (isStoring) log?.error({ err: error }, 'sizes of pictures cannot be stored')
      isStoring = false
    }
  }

  const original = (file: string) => readOrNull(disk, originalOf(file))
  const make = async (file: string, size: PictureSize, format: PictureFormat, making: Making) => {
    const key = `images/${file}/${size}.${format}`
    const stored = await readOrNull(disk, key)
    if (stored) return stored
    if (isAroundPoint(size) && size !== shareCrop(await findFocus(file))) return null
    // An unknown name is answered without waiting in the queue.
    if (!(await disk.exists(originalOf(file)))) return null
    const priority = Math.max(...[...making.networks].map(priorityOf))
    if (priority <= -mostWaiting.ofNetwork || queue.size >= mostWaiting.ofAll) throw tooBusy()
    making.priority = priority
    const resized = async () => {
      making.priority = null
      const source = await original(file)
      return source && (await work.resize(source, size, format))
    }
    const bytes = await queue.add(resized, { id: key, priority })
    // Outside of the queue: a bucket may be slow.
    if (bytes) await storeIfPossible(key, bytes)
    return bytes
  }
  const put = (file: string, bytes: Uint8Array) => disk.putAtomically(originalOf(file), bytes)
  return {
    put,
    async add(source, crop) {
      const refusal = await refusalOf(source, crop)
      if (refusal) return refusal
      // Uploads first: staff wait for them, while visitors see a placeholder.
      const adopted = await queue.add(() => work.adopt(source, crop), { priority: 1 })
      if (!adopted) return 'broken'
      const { bytes, ...about } = adopted
      const file = randomUUID()
      await put(file, bytes)
      return { file, ...about }
    },
    async removeOrphaned(known, now) {
      const files = (await foldersIn(disk, 'images')).filter((file) => uploadName.test(file))
      const owned = await known(files)
      let removed = 0
      for (const file of files) {
        if (owned.has(file) || !(await isOld(disk, originalOf(file), now))) continue
        await disk.deleteAll(`images/${file}`)
        removed++
      }
      return removed
    },
    waiting: () => queue.size + queue.pending,
    original,
    read: (file, size, format, network = ownWork) => {
      const key = `images/${file}/${size}.${format}`
      const known = pending.get(key)
      if (!known) {
        const making: Making = { networks: new Set([network]), priority: null, bytes: Promise.resolve(null) }
        pending.set(key, making)
        making.bytes = make(file, size, format, making).finally(() => pending.delete(key))
        return making.bytes
      }
      const priority = priorityOf(network)
      known.networks.add(network)
      if (known.priority !== null && known.priority < priority) {
        known.priority = priority
        queue.setPriority(key, priority)
      }
      return known.bytes
    },
  }
}

/**
 * Answers /images/{file}-{width}.{format}; null for any other path. The content of a name never changes, so browsers cache it.
 * @param network as in `Images.read`
 */
export async function serveImage(images: Images, request: Request, network?: string): Promise<Response | null> {
  const match = /^\/images\/([a-z0-9-]{1,120})-(\d{2,4}|share[\dx]*(?=\.jpg))\.(avif|webp|jpg)$/.exec(
    new URL(request.url).pathname,
  )
  if (!match || (request.method !== 'GET' && request.method !== 'HEAD')) return null
  const [, file, width, format] = match as unknown as [string, string, string, PictureFormat]
  const size = sizeNamed(width)
  const bytes = size ? await images.read(file, size, format, network) : null
  if (!bytes) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const headers = {
    'content-type': types[format],
    'content-length': String(bytes.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  }
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
}

const isAroundPoint = (size: PictureSize) => typeof size === 'string' && size !== 'share'

function sizeNamed(name: string): PictureSize | undefined {
  return sharePattern.test(name) ? (name as PictureSize) : imageWidths.find((each) => each === Number(name))
}
