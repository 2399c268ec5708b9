import { z } from 'zod'
import { whole } from './fields.ts'

/** The id in a path. */
export const Id = z.object({ id: whole(1, 999_999_999_999_999) })
export const id = () => whole(1, 999_999_999_999_999)
/** A nullable field: absent and '' are null. */
export function orNull<T extends z.ZodType>(field: T) {
  return z.preprocess((value) => (value === '' || value === undefined ? null : value), field.nullable())
}
/** The id of an optional reference. */
export const idOrNull = () => orNull(id())
/** A required field: forms send null or '' for an empty one. */
export function requiredField<T extends z.ZodType>(field: T) {
  return z.preprocess((value) => (value === '' || value === null ? undefined : value), field)
}
/** The `version` that a form was opened with. A save with an older version is refused (docs/promises.md, D12). */
export const version = () => whole(1, 2_000_000_000)

/** Translations, such as summary_en, that the office finds still right although the default language changed. */
export const confirmedTexts = () => z.array(z.string().regex(/^[a-z0-9_.]{1,60}_[a-z]{2,3}$/)).max(1000)

/** Answer of an edit that created or changed one record. */
export const SavedId = z.object({ success: z.literal(true), message: z.string(), data: z.object({ id: z.number() }) })

/** The rows of a reordered list, sent as JSON in the field `queue`. */
export const QueueItems = z.array(z.strictObject({ id: id(), queue: whole(1, 100_000) })).max(10_000)
