import { z } from 'zod'
import { whole } from './fields.ts'

/** The envelope of every paged read. */
export function paged<T extends z.ZodType>(item: T) {
  return z.object({
    data: z.array(item),
    page: z.number(),
    page_count: z.number(),
    total: z.number(),
    per_page: z.number(),
  })
}

export type Paged<T> = { data: T[]; page: number; page_count: number; total: number; per_page: number }

export const pageNumber = whole(1, 100_000).default(1)

/** The answer of an edit that returns no data. */
export const Done = z.object({ success: z.literal(true), message: z.string() })

/** The answer of a deletion. `archived`: something refers to the record, so it was hidden instead of deleted. */
export const Removed = Done.extend({ data: z.object({ archived: z.boolean() }) })
