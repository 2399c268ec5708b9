import { z } from 'zod'

export const useKinds = ['tour', 'category', 'post', 'content', 'certificate', 'contract', 'company', 'order'] as const

/** A record that shows a picture. `part`: section of a post, page of a content; else ''. */
export const ImageUse = z.object({
  kind: z.enum(useKinds),
  id: z.number(),
  title: z.string(),
  part: z.string(),
})
export type ImageUse = z.output<typeof ImageUse>
export const ImageUses = z.array(ImageUse)
