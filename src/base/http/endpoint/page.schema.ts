import { z } from 'zod'
import type { Counted } from '../../counted.ts'
import { whole } from './fields.ts'

/** The envelope of every paged read. */
export function paged<T extends z.ZodType>(item: T) {
  return z.object({
    data: z.array(item),
    page: z.number(),
    page_count: z.number(),
    total: z.number(),
    more_than_total: z.literal(true).optional().meta({
      description:
        'true: there may be more rows than `total` and more pages than `page_count`; read on while it is true',
    }),
    per_page: z.number(),
  })
}

export type Paged<T> = Counted & { data: T[]; page: number; page_count: number; per_page: number }

/** One page of a list in its envelope. @param total rows of the whole list; with `more_than_total` whole pages of it */
export function pageOf<T>(
  data: T[],
  { page, per_page, total, more_than_total }: Counted & { page: number; per_page: number },
): Paged<T> {
  const page_count = Math.ceil(total / per_page) + (more_than_total ? 1 : 0)
  return { data, page, page_count, total, per_page, ...(more_than_total && { more_than_total }) }
}

export const pageNumber = whole(1, 100_000).default(1)

/** The answer of an edit that returns no data. */
export const Done = z.object({ success: z.literal(true), message: z.string() })

/** The answer of a deletion. `archived`: something refers to the record, so it was hidden instead of deleted. */
export const Removed = Done.extend({ data: z.object({ archived: z.boolean() }) })
