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

/** A picture as the office works on it: its description in each language as alt_tr, alt_en… */
export const OfficeImage = z
  .object({ id: z.number(), file: z.string(), width: z.number(), height: z.number(), placeholder: z.string() })
  .catchall(z.string())
export type OfficeImage = z.output<typeof OfficeImage>
