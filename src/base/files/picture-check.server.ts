import { sharp } from './sharp.server.ts'
import { imageUpload } from './uploads.links.ts'

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif'
/** A crop, in px of the upright picture. */
export type Crop = { x: number; y: number; width: number; height: number }
/** Why a picture is refused. */
export type PictureRefusal = 'kind' | 'pixels' | 'broken' | 'crop'

export const maxPixels = imageUpload.maxMegapixels * 1_000_000

/** sharp's names of the kinds. */
const formats: Record<PictureKind, string> = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' }

/** Detects the kind from magic bytes; null for any other. */
export function pictureKind(source: Uint8Array): PictureKind | null {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.length)
  const starts = (hex: string, at = 0) => bytes.subarray(at, at + hex.length / 2).toString('hex') === hex
  if (starts('ffd8ff')) return 'jpeg'
  if (starts('89504e470d0a1a0a')) return 'png'
  if (starts('52494646') && starts('57454250', 8)) return 'webp'
  return fileBrands(bytes).includes('avif') ? 'avif' : null
}

/** The brands in the ftyp box of MP4 and related formats (ISO 14496-12); empty when there is none. */
export function fileBrands(source: Uint8Array): string[] {
  const head = Buffer.from(source.buffer, source.byteOffset, Math.min(source.length, 64))
  if (head.length < 12 || head.toString('latin1', 4, 8) !== 'ftyp') return []
  const box = head.toString('latin1', 8, Math.min(head.readUInt32BE(0), head.length))
  // The second four bytes are a version.
  return (box.match(/[\s\S]{4}/g) ?? []).filter((_, at) => at !== 1)
}

/**
 * Checks the header only, so that a decompression bomb costs nothing.
 * @returns the refusal; null when the picture may be decoded, which can still fail.
 */
export async function refusalOf(source: Uint8Array, crop: Crop | null = null): Promise<PictureRefusal | null> {
  const kind = pictureKind(source)
  if (!kind) return 'kind'
  const about = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!about) return 'broken'
  if (about.format !== formats[kind]) return 'kind'
  if (about.width * about.height > maxPixels) return 'pixels'
  return crop && !isInside(crop, about.autoOrient) ? 'crop' : null
}

/** Whether an accepted picture is animated; only its first frame is stored. */
export async function isAnimated(source: Uint8Array): Promise<boolean> {
  const kind = pictureKind(source)
  // sharp counts the frames of WebP only.
  if (kind === 'png') return hasFrameChunk(source)
  if (kind === 'avif') return fileBrands(source).includes('avis')
  const about =
    kind === 'webp' &&
    (await sharp(source)
      .metadata()
      .catch(() => null))
  return about ? (about.pages ?? 1) > 1 : false
}

/** Whether a PNG has an animation control chunk, which stands before the data of its first frame, with several frames. */
function hasFrameChunk(source: Uint8Array): boolean {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.length)
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (type === 'IDAT') return false
    if (type === 'acTL') return bytes.readUInt32BE(at + 8) > 1
  }
  return false
}

function isInside({ x, y, width, height }: Crop, whole: { width: number; height: number }): boolean {
  return x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= whole.width && y + height <= whole.height
}
