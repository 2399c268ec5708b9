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

/** One page of a list in its envelope. @param total rows of the whole list */
export function pageOf<T>(
  data: T[],
  { page, per_page, total }: Pick<Paged<T>, 'page' | 'per_page' | 'total'>,
): Paged<T> {
  return { data, page, page_count: Math.ceil(total / per_page), total, per_page }
}

export const pageNumber = whole(1, 100_000).default(1)

/** The answer of an edit that returns no data. */
export const Done = z.object({ success: z.literal(true), message: z.string() })

/** The answer of a deletion. `archived`: something refers to the record, so it was hidden instead of deleted. */
export const Removed = Done.extend({ data: z.object({ archived: z.boolean() }) })
