import { z } from 'zod'

/** route name -> title and description; a null title falls back to the company's name. */
export const PageMeta = z.record(
  z.string(),
  z.object({ title: z.string().nullable(), description: z.string().nullable() }),
)
export type PageMeta = z.output<typeof PageMeta>
