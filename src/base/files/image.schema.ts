import { z } from 'zod'

/** A picture on the wire. Its sizes are at /images/{file}-{width}.{avif|webp|jpg} for every width up to `width`. */
export const Image = z.object({
  file: z.string(),
  /** px of the original */
  width: z.number(),
  height: z.number(),
  /** data: URI of a tiny blurred picture, shown until the real one arrives */
  placeholder: z.string(),
  alt: z.string(),
})
export type Image = z.output<typeof Image>
