import { z } from 'zod'
import { imageUpload, megabyte } from './uploads.links.ts'

/** A picture on the wire. Its sizes are at /images/{file}-{width}.{avif|webp|jpg} for every width up to `width`. */
export const Image = z.object({
  file: z.string(),
  /** px of the original */
  width: z.number(),
  height: z.number(),
  /** data: URI of a tiny blurred picture, shown while the picture loads */
  placeholder: z.string(),
  alt: z.string(),
  /** What a crop keeps in view, as CSS: '30% 20%'. Absent: the centre. */
  focus: z.string().optional(),
})
export type Image = z.output<typeof Image>

/** A picture in the office, with its alternative text in every language as alt_tr, alt_en…, and `focus` as in Image. */
export const OfficeImage = z
  .object({ id: z.number(), file: z.string(), width: z.number(), height: z.number(), placeholder: z.string() })
  .catchall(z.string())
export type OfficeImage = z.output<typeof OfficeImage>

/** A picture in the library: `name` is that of the uploaded file. */
export const LibraryImage = z
  .object({ ...OfficeImage.shape, name: z.string(), created_at: z.string() })
  .catchall(z.string())
export type LibraryImage = z.output<typeof LibraryImage>

/** A picture as sent by a form. */
export const imageFile = () =>
  z
    .custom<File>((value) => value instanceof File && value.size > 0, { params: { key: 'staff.image_required' } })
    .refine((sent) => sent.size <= imageUpload.maxMegabytes * megabyte, {
      params: { key: 'staff.image_too_large', values: { n: imageUpload.maxMegabytes } },
    })
