import { z } from 'zod'
import { whole } from './fields.ts'

/** The envelope of every paged read (api.md). */
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

/** The answer of an edit without data of its own. */
export const Done = z.object({ success: z.literal(true), message: z.string() })

/** The answer of a deletion. `archived`: something still refers to the thing, so that it was hidden and kept. */
export const Removed = Done.extend({ data: z.object({ archived: z.boolean() }) })
