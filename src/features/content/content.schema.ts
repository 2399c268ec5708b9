import { z } from 'zod'
import { Image } from '#src/base/files/image.schema.ts'

const textFields = ['title', 'description', 'uri', 'btn_title', 'uri2', 'btn_title2'] as const

/** Fields in the language of the request, and under name_{lang} in every language (spec §3 "Visa application content"). */
export const ContentItem = z
  .object({ id: z.number(), file_img: Image.nullable(), file_video: z.string().nullable() })
  .extend(
    Object.fromEntries(textFields.map((field) => [field, z.string()])) as Record<
      (typeof textFields)[number],
      z.ZodString
    >,
  )
  .catchall(z.string())
export type ContentItem = z.output<typeof ContentItem>

/** section -> items in the office's order */
export const ContentSections = z.record(z.string(), z.array(ContentItem))
export type ContentSections = z.output<typeof ContentSections>

export const ContentQuery = z.object({ page: z.string().regex(/^[a-z-]{1,40}$/) })
