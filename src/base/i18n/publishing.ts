import { z } from 'zod'

/** A language of a record: the required fields that it lacks (db/functions/publishing.sql), and whether the office holds it back. */
export const textState = z.object({ lang: z.string(), missing: z.array(z.string()), held: z.boolean() })
export type TextState = z.output<typeof textState>
