import { randomUUID } from 'node:crypto'
import { type Disk, foldersIn, isOld, putWhole, readIfThere, uploadName } from './disk.server.ts'
import { imageWidths } from './image.links.ts'
import { type Crop, type PictureRefusal, refusalOf } from './picture-check.server.ts'
import type { PictureFormat, PictureSize, ResizePicture } from './picture-sizes.server.ts'
import { sharp } from './sharp.server.ts'

/** `file`: stem of its addresses. width and height in px. */
export type StoredImage = { file: string; width: number; height: number; placeholder: string }

export type Images = {
  /** Stores a picture of the project's own as it is, under the stem `file`. Not for what a user sent: nothing is checked. */
  put: (file: string, original: Uint8Array) => Promise<void>
  /** Stores what a user sent, checked and re-encoded, under a name that the server chooses. */
  add: (source: Uint8Array, crop: Crop | null) => Promise<StoredImage | PictureRefusal>
  /** What was kept of a picture, as large as it was; null when there is no such picture. */
  original: (file: string) => Promise<Uint8Array | null>
  /** One size of a stored picture, made at its first request and kept; null when there is no such picture. 'share': cut to `shareSize`. */
  read: (file: string, size: PictureSize, format: PictureFormat) => Promise<Uint8Array | null>
  /**
   * Removes uploaded pictures that nobody knows, with all their sizes; young ones may be on their way into the database.
   * @returns how many.
   */
  removeOrphaned: (known: (files: readonly string[]) => Promise<ReadonlySet<string>>, now: Date) => Promise<number>
}

/** Of a test that has none. */
export const noImages: Images = {
  put: async () => {},
  add: async () => 'kind',
  original: async () => null,
  read: async () => null,
  removeOrphaned: async () => 0,
}

const types: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
/** Pictures are worked on one at a time: the other core stays with the visitors. */
const atATime = 1
const placeholderWidth = 16

/** In whatever format it came: sharp reads the format from the bytes. */
const originalOf = (file: string) => `images/${file}/original`

/** @param resize where sizes are made: in this process, or in one of their own (`openPictureProcess`) */
export function openImages(disk: Disk, resize: ResizePicture): Images {
  const underWay = new Map<string, Promise<Uint8Array | null>>()
  const turn = turns(atATime)

  const original = (file: string) => readIfThere(disk, originalOf(file))
  const make = async (file: string, size: PictureSize, format: PictureFormat) => {
    const key = `images/${file}/${size}.${format}`
    const kept = await readIfThere(disk, key)
    if (kept) return kept
    return turn(async () => {
      const source = await original(file)
      if (!source) return null
      const bytes = await resize(source, size, format)
      await putWhole(disk, key, bytes)
      return bytes
    })
  }
  const put = (file: string, bytes: Uint8Array) => putWhole(disk, originalOf(file), bytes)
  return {
    put,
    async add(source, crop) {
      const refusal = await refusalOf(source, crop)
      if (refusal) return refusal
      return turn(async () => {
        const bytes = await reencode(source, crop).catch(() => null)
        if (!bytes) return 'broken'
        const file = randomUUID()
        await put(file, bytes)
        return { file, ...(await sizeOf(bytes)), placeholder: await placeholderOf(bytes) }
      })
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
    original,
    read: (file, size, format) => once(underWay, `${file}-${size}.${format}`, () => make(file, size, format)),
  }
}

/** A tiny picture to show, blurred by its enlargement, until the real one arrives. */
async function placeholderOf(source: Uint8Array): Promise<string> {
  const tiny = await sharp(source).resize({ width: placeholderWidth }).webp({ quality: 40 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

/** Answers /images/{file}-{width}.{format}; null for any other path. A name never changes its content, so browsers keep it. */
export async function serveImage(images: Images, request: Request): Promise<Response | null> {
  const match = /^\/images\/([a-z0-9-]{1,120})-(\d{2,4}|share(?=\.jpg))\.(avif|webp|jpg)$/.exec(
    new URL(request.url).pathname,
  )
  if (!match || (request.method !== 'GET' && request.method !== 'HEAD')) return null
  const [, file, width, format] = match as unknown as [string, string, string, PictureFormat]
  const size = width === 'share' ? width : imageWidths.find((each) => each === Number(width))
  const bytes = size ? await images.read(file, size, format) : null
  if (!bytes) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const headers = {
    'content-type': types[format],
    'content-length': String(bytes.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  }
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
}

async function sizeOf(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bytes).metadata()
  return { width, height }
}

/**
 * Upright, without metadata, at most as wide as the widest size served.
 * @throws Error for a picture that is cut off or broken.
 */
export async function reencode(source: Uint8Array, crop: Crop | null = null): Promise<Uint8Array> {
  const upright = sharp(source, { failOn: 'error' }).autoOrient()
  const part = crop ? upright.extract({ left: crop.x, top: crop.y, width: crop.width, height: crop.height }) : upright
  return part
    .resize({ width: imageWidths.at(-1), withoutEnlargement: true })
    .webp({ quality: 92, effort: 3 })
    .toBuffer()
}

/** Callers that want the same thing at the same time share one making of it. */
function once<T>(underWay: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = underWay.get(key)
  if (known) return known
  const making = make().finally(() => underWay.delete(key))
  underWay.set(key, making)
  return making
}

function turns(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = places
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
