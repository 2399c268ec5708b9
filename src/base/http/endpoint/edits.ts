import { z } from 'zod'
import { whole } from './fields.ts'

/** An id in an address. */
export const Id = z.object({ id: whole(1, 999_999_999_999_999) })
export const id = () => whole(1, 999_999_999_999_999)
/** A field that may be none: absent, null and '' are none. */
export function orNone<T extends z.ZodType>(field: T) {
  return z.preprocess((value) => (value === '' || value === undefined ? null : value), field.nullable())
}
/** A thing that may be none. */
export const idOrNone = () => orNone(id())
/** A field that must be there; forms send null or '' for what is empty. */
export function given<T extends z.ZodType>(field: T) {
  return z.preprocess((value) => (value === '' || value === null ? undefined : value), field)
}
/** The `version` that a form was opened with; a save of another is refused (promise 18). */
export const version = () => whole(1, 2_000_000_000)

/** Answer of an edit that made or changed one thing. */
export const SavedId = z.object({ success: z.literal(true), message: z.string(), data: z.object({ id: z.number() }) })

/** The rows of a dragged list: spec §7 `queue`, JSON of id and queue. */
export const QueueItems = z.array(z.strictObject({ id: id(), queue: whole(1, 100_000) })).max(10_000)
