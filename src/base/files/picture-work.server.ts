import { imageWidths } from './image.links.ts'
import type { Crop } from './picture-check.server.ts'
import { type ResizePicture, resizePicture } from './picture-sizes.server.ts'
import { sharp } from './sharp.server.ts'

/** width and height in px, placeholder as data: URL */
export type AdoptedPicture = { bytes: Uint8Array; width: number; height: number; placeholder: string }

/** Decoding and encoding of pictures, in this process or in another one (`openPictureProcess`). */
export type PictureWork = {
  resize: ResizePicture
  /**
   * An upload as it is stored: rotated upright, without metadata, at most as wide as the widest served size and as high as WebP allows.
   * @returns null for a truncated or broken picture
   */
  adopt: (source: Uint8Array, crop?: Crop | null) => Promise<AdoptedPicture | null>
}

const placeholderWidth = 16
/** px, of WebP. A scrolled screenshot is higher. */
const maxHeight = 16_383

/** In this process, which does not release the memory: for tests and commands. */
export const pictureWork: PictureWork = {
  resize: resizePicture,
  async adopt(source, crop = null) {
    const bytes = await reencode(source, crop).catch(() => null)
    if (!bytes) return null
    const { width, height } = await sharp(bytes).metadata()
    return { bytes, width, height, placeholder: await placeholderOf(bytes) }
  },
}

/** @throws Error for a truncated or broken picture */
function reencode(source: Uint8Array, crop: Crop | null): Promise<Uint8Array> {
  const upright = sharp(source, { failOn: 'error' }).autoOrient()
  const part = crop ? upright.extract({ left: crop.x, top: crop.y, width: crop.width, height: crop.height }) : upright
  return part
    .resize({ width: imageWidths.at(-1), height: maxHeight, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 92, effort: 3 })
    .toBuffer()
}

/** A tiny picture, enlarged and thereby blurred, shown until the real one is loaded. */
async function placeholderOf(source: Uint8Array): Promise<string> {
  const tiny = await sharp(source).resize({ width: placeholderWidth }).webp({ quality: 40 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
