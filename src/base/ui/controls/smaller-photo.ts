import { megabyte } from '#src/base/files/uploads.links.ts'

/** Files up to this size are sent as they are: a photo of a phone has 3 to 12 MB. */
const smallEnough = 2 * megabyte
/** Pixels of the smaller photo: those of A4 at 300 dpi, and within what canvases of iPhones take (16.7 million). */
const mostPixels = 9_000_000
/** px. Canvases, WebP and JPEG end between 16,383 and 65,535. */
const mostHeight = 16_000
/** JPEG, 0 to 1. */
const quality = 0.85

/**
 * A large photo made smaller before it is sent, upright and as a JPEG; also one in HEIC where the browser reads it (Safari).
 * @returns the file itself when it is small, no photo, or cannot be made smaller: the server checks it anyway
 */
export async function smallerPhoto(file: File): Promise<File> {
  const isHeic = /^image\/hei[cf]$/.test(file.type) || /\.hei[cf]$/i.test(file.name)
  if (!isHeic && (!file.type.startsWith('image/') || file.size <= smallEnough)) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = scaleOf(picture)
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    const context = canvas.getContext('2d')!
    // JPEG has no transparency.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
    if (!made || (!isHeic && made.size >= file.size)) return file
    const name = file.name.replace(/\.[^.]*$/, '')
    return new File([made], `${name}.jpg`, { type: made.type, lastModified: file.lastModified })
  } catch {
    // Blocked canvas, too little memory, or a format that the browser does not read.
    return file
  }
}

/** @returns at most 1 */
export function scaleOf({ width, height }: { width: number; height: number }): number {
  return Math.min(1, mostHeight / height, Math.sqrt(mostPixels / (width * height)))
}
