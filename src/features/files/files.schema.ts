import { z } from 'zod'
import { imageFile, LibraryImage, OfficeImage } from '#src/base/files/image.schema.ts'
import { maxAlt } from '#src/base/files/uploads.links.ts'
import { OfficeVideo } from '#src/base/files/video.schema.ts'
import { id } from '#src/base/http/endpoint/edits.ts'
import { flag, plainText, whole } from '#src/base/http/endpoint/fields.ts'
import { Done, paged, pageNumber } from '#src/base/http/endpoint/page.schema.ts'

const maxSide = 100_000
const side = whole(0, maxSide)

/** px in the upright picture; all four or no field. */
const crop = { x: side.optional(), y: side.optional(), width: side.optional(), height: side.optional() }

/** A form with these fields and a description per language: alt_tr, alt_en… are parsed to `alts` { tr, en }. Other fields are refused. */
function withAlts<S extends z.ZodRawShape>(shape: S) {
  return z
    .object(shape)
    .catchall(z.unknown())
    .transform((sent, context) => {
      const alts: Record<string, string> = {}
      for (const [field, value] of Object.entries(sent)) {
        if (field in shape) continue
        const lang = /^alt_([a-z]{2,3})$/.exec(field)?.[1]
        const alt = plainText(0, maxAlt).safeParse(value)
        if (lang && alt.success) alts[lang] = alt.data
        else if (lang) for (const issue of alt.error!.issues) context.issues.push(at(field, value, issue))
        else context.addIssue({ code: 'custom', path: [field], params: { key: 'errors.unknown_field' } })
      }
      return { ...(sent as z.output<z.ZodObject<S>>), alts }
    })
    .meta({
      type: 'object',
      description: `Fields: ${[...Object.keys(shape), 'alt_{lang} for each language'].join(', ')}`,
    })
}

function at(field: string, input: unknown, issue: z.core.$ZodIssue): z.core.$ZodRawIssue {
  return { ...issue, path: [field], input } as z.core.$ZodRawIssue
}

/** POST /api/admin/files/images: a file as multipart, or an area of a stored picture. */
export const NewImage = withAlts({
  file: imageFile().optional(),
  image_id: id().optional(),
  ...crop,
}).transform(({ x, y, width, height, ...sent }, { addIssue }) => {
  if ((sent.file === undefined) === (sent.image_id === undefined))
    addIssue({ code: 'custom', path: ['file'], params: { key: 'staff.image_required' } })
  const sides = { x, y, width, height }
  for (const [name, value] of Object.entries(sides)) {
    if (value === undefined && Object.values(sides).some((other) => other !== undefined))
      addIssue({ code: 'custom', path: [name], params: { key: 'errors.required' } })
  }
  return { ...sent, crop: x === undefined ? null : { x, y: y!, width: width!, height: height! } }
})

const percent = whole(0, 100).optional()
/** PUT of a picture: descriptions, and the focal point in percent from the left and the top. */
export const ImageFacts = withAlts({ focus_x: percent, focus_y: percent })

/** `search`: part of a description in any language or of the file name. `unused`: pictures that nothing shows. */
export const LibraryQuery = z.object({
  page: pageNumber,
  search: plainText(0, 100).default(''),
  unused: flag().default(false),
})
export type LibraryQuery = z.output<typeof LibraryQuery>
export const Library = paged(LibraryImage)

export const ImageSaved = Done.extend({ data: OfficeImage })
/** `is_first_frame`: the file is an animation, of which no more is shown; the message says so. */
export const ImageAdded = ImageSaved.extend({ is_first_frame: z.boolean() })
export const VideoSaved = Done.extend({ data: z.object({ file_video: z.string() }) })
export const OfficeVideos = z.array(OfficeVideo)
