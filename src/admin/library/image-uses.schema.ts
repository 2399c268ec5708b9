import { z } from 'zod'

/**
 * A record that shows a picture. `part`: section of a post, page of a content; else ''. An order with the id 0 stands for all
 * orders, to those who may not read them.
 */
export const ImageUse = z.object({
  kind: z.string().meta({ description: 'table of the record' }),
  id: z.number(),
  title: z.string(),
  part: z.string(),
})
export type ImageUse = z.output<typeof ImageUse>
export const ImageUses = z.array(ImageUse)
export type ImageUses = z.output<typeof ImageUses>
