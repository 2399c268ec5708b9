import { z } from 'zod'
import { Image } from '#src/base/files/image.schema.ts'
import { safeAddress } from '#src/base/http/endpoint/fields.ts'
import { safeHtml } from '#src/base/http/endpoint/rich-fields.ts'
import { type HeadPage, headSections } from './content.links.ts'

const texts = {
  title: z.string(),
  description: safeHtml(),
  uri: safeAddress(),
  btn_title: z.string(),
  uri2: safeAddress(),
  btn_title2: z.string(),
}

/** Fields in the language of the request, and under name_{lang} in every language. */
export const ContentItem = z
  .object({ id: z.number(), file_img: Image.nullable(), file_video: z.string().nullable() })
  .extend(texts)
  .catchall(z.string())
  .overwrite(shownPerLanguage)
export type ContentItem = z.output<typeof ContentItem>

/** section -> items in the office's order */
export const ContentSections = z.record(z.string(), z.array(ContentItem))
export type ContentSections = z.output<typeof ContentSections>

export const ContentQuery = z.object({ page: z.string().regex(/^[a-z-]{1,40}$/) })

export const HeadQuery = z.object({ page: z.literal(Object.keys(headSections) as HeadPage[]) })
export const HeadPicture = Image.nullable()
export type HeadPicture = z.output<typeof HeadPicture>

/** Validates `uri_en` like `uri`. */
function shownPerLanguage<T extends object>(item: T): T {
  const entries = Object.entries(item).map(([name, value]) => {
    const field = texts[/^(\w+?)_[a-z]{2,3}$/.exec(name)?.[1] as keyof typeof texts]
    return [name, field ? field.parse(value) : value]
  })
  return Object.fromEntries(entries) as T
}
