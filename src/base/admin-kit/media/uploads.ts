import type { OfficeImage } from '#src/base/files/image.schema.ts'
import { imageUpload, imageUploadPath, megabyte, videoUpload, videoUploadPath } from '#src/base/files/uploads.links.ts'
import type { Answer } from '#src/base/http/client/client.ts'
import type { UploadOptions } from '#src/base/http/client/upload.ts'
import { officeUpload } from '../office-api.ts'
import { toastWarning } from '../toasts.ts'
import type { mediaTexts } from './media.strings.ts'

/** px of the displayed picture, after rotation. */
export type Crop = { x: number; y: number; width: number; height: number }
export type Kind = 'image' | 'video'

export const limitsOf = { image: imageUpload, video: videoUpload }

/** Checks a file against the server's limits before it is sent; null when it may be accepted. */
export function problemOf(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  kind: Kind,
): { key: keyof typeof mediaTexts; values?: Record<string, string | number> } | null {
  const { types, extensions, maxMegabytes } = limitsOf[kind]
  const isNamed = extensions.some((extension) => name.toLowerCase().endsWith(extension))
  // Some systems report no type; the extension decides then.
  const isKind = type === '' ? isNamed : (types as readonly string[]).includes(type)
  if (!isKind) return { key: kind === 'image' ? 'not_image' : 'not_video' }
  if (size === 0) return { key: 'empty_file' }
  // Rounded up, so that the size never reads as within the limit.
  if (size > maxMegabytes * megabyte)
    return { key: 'too_large', values: { size: Math.ceil(size / megabyte), n: maxMegabytes } }
  return null
}

type Added = { data: OfficeImage; is_first_frame: boolean; message: string }
type Uploaded<T> = Promise<Answer<{ data: T }>>

/**
 * Says so when only the first frame of the picture is kept.
 * @param source a file, or a stored picture: a crop of it becomes a new picture with the same descriptions.
 */
export async function uploadImage(
  source: Blob | OfficeImage,
  crop: Crop | null,
  options: UploadOptions,
): Uploaded<OfficeImage> {
  const form = new FormData()
  const name = source instanceof File ? source.name : 'image'
  if (source instanceof Blob) form.set('file', source, name)
  const known = source instanceof Blob ? {} : { image_id: source.id, ...altsOf(source) }
  for (const [field, value] of Object.entries({ ...known, ...crop })) form.set(field, String(value))
  const answer = await officeUpload<Added>(imageUploadPath, form, options)
  if (answer.ok && answer.data.is_first_frame) toastWarning(name, answer.data.message)
  return answer
}

export function uploadVideo(file: Blob, options: UploadOptions): Uploaded<{ file_video: string }> {
  return officeUpload(videoUploadPath, file, options)
}

/** The descriptions of a picture: alt_tr, alt_en… */
export const altsOf = (image: OfficeImage) =>
  Object.fromEntries(Object.entries(image).filter(([field]) => field.startsWith('alt_')))

/**
 * The selection in whole px, inside the picture and at least 1 px wide and high.
 * @param selected in percent of the picture
 */
export function cropOf(selected: Crop, whole: { width: number; height: number }): Crop {
  const side = (start: number, length: number, all: number) => {
    const first = Math.min(all - 1, Math.max(0, Math.round((start / 100) * all)))
    return [first, Math.min(all - first, Math.max(1, Math.round((length / 100) * all)))] as const
  }
  const [x, width] = side(selected.x, selected.width, whole.width)
  const [y, height] = side(selected.y, selected.height, whole.height)
  return { x, y, width, height }
}
