import { type imageFormats, sharePattern, shareSize } from './image.links.ts'
import { sharp } from './sharp.server.ts'

export type PictureFormat = (typeof imageFormats)[number]
/** Width in px, or a crop to `shareSize` that `sharePattern` matches. */
export type PictureSize = number | `share${string}`
export type ResizePicture = (source: Uint8Array, size: PictureSize, format: PictureFormat) => Promise<Uint8Array>

/** One size of a picture, never larger than its source. @throws Error for a broken picture. */
export const resizePicture: ResizePicture = async (source, size, format) => {
  const picture =
    typeof size === 'number'
      ? sharp(source).resize({ width: size, withoutEnlargement: true })
      : await shared(source, size)
  // Efforts measured on illustrations of 1600 px: a higher one costs seconds and saves under 5 %. Quality 55 is 40 % larger, without
  // a difference that can be seen at twice the size.
  if (format === 'avif') return picture.avif({ quality: 45, effort: 3 }).toBuffer()
  if (format === 'webp') return picture.webp({ quality: 78, effort: 4 }).toBuffer()
  // JPEG has no transparency: a logo gets the white of the mail's head, not black.
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}

/** Fills `shareSize`; the focal point moves the crop as CSS `object-position` does. */
async function shared(source: Uint8Array, size: string) {
  const [, x = 50, y = 50] = sharePattern.exec(size) ?? []
  const { width, height } = await sharp(source).metadata()
  const scale = Math.max(shareSize.width / width, shareSize.height / height)
  const whole = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
  const left = Math.round(((whole.width - shareSize.width) * Number(x)) / 100)
  const top = Math.round(((whole.height - shareSize.height) * Number(y)) / 100)
  return sharp(source)
    .resize({ ...whole, fit: 'fill' })
    .extract({ left, top, ...shareSize })
}
