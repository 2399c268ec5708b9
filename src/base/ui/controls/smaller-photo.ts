import { megabyte } from '#src/base/files/uploads.links.ts'

/** Files up to this size are sent as they are: a photo of a phone has 3 to 12 MB. */
const smallEnough = 2 * megabyte
/** Pixels of the smaller photo: those of A4 at 300 dpi, and within what canvases of iPhones take (16.7 million). */
const mostPixels = 9_000_000
/** px. Canvases, WebP and JPEG end between 16,383 and 65,535. */
const mostHeight = 16_000
/** JPEG, 0 to 1. */
const quality = 0.85

const made = new WeakMap<File, Promise<File>>()

/**
 * A large photo made smaller before it is sent, upright and as a JPEG; also one in HEIC where the browser reads it (Safari). Made once for each file.
 * @returns the file itself when it is small, no photo, or cannot be made smaller: the server checks it anyway
 */
export function smallerPhoto(file: File): Promise<File> {
  const known = made.get(file) ?? make(file)
  made.set(file, known)
  return known
}

async function make(file: File): Promise<File> {
  const isHeic = /^image\/hei[cf]$/.test(file.type) || /\.hei[cf]$/i.test(file.name)
  if (!isHeic && (!file.type.startsWith('image/') || file.size <= smallEnough)) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = scaleOf(picture)
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    const context = canvas.getContext('2d')!
    if (!isTrueCanvas(context)) return file
    // JPEG has no transparency.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
    if (!blob || (!isHeic && blob.size >= file.size)) return file
    const name = file.name.replace(/\.[^.]*$/, '')
    return new File([blob], `${name}.jpg`, { type: blob.type, lastModified: file.lastModified })
  } catch {
    // Blocked canvas, too little memory, or a format that the browser does not read.
    return file
  }
}

/** False in browsers that add noise to canvases against fingerprinting: Tor, LibreWolf, Firefox with resistFingerprinting. */
function isTrueCanvas(context: CanvasRenderingContext2D): boolean {
  context.fillStyle = '#36c'
  context.fillRect(0, 0, 1, 1)
  return [...context.getImageData(0, 0, 1, 1).data].join() === '51,102,204,255'
}

/** @returns at most 1 */
export function scaleOf({ width, height }: { width: number; height: number }): number {
  return Math.min(1, mostHeight / height, Math.sqrt(mostPixels / (width * height)))
}
