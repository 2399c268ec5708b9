import { z } from 'zod'
import { id } from '#src/base/http/endpoint/edits.ts'
import { line, orEmpty } from '#src/base/http/endpoint/fields.ts'

/** POST /api/admin/departures/{id}/shared-files, with an Idempotency-Key. */
export const NewSharedFile = z.strictObject({
  /** what customers read, in Turkish */
  name: line(2, 80),
  /** for everybody who ordered in another language */
  name_en: orEmpty(line(2, 80)),
  /** PDF, JPEG, PNG or WebP; '' from a form without a chosen file */
  file: z.union([z.file(), z.literal('').transform(() => undefined)]).optional(),
})
export type NewSharedFile = z.output<typeof NewSharedFile>

/** GET and DELETE /api/admin/departures/{id}/shared-files/{file} */
export const SharedFileParams = z.object({ id: id(), file: id() })

/** GET /api/orders/{order_no}/shared-files/{file}?key= */
export const OrderSharedFileParams = z.object({ order_no: z.string().max(40), file: id() })

export const SharedFile = z.object({
  id: z.number(),
  name: z.string(),
  name_en: z.string(),
  bytes: z.number(),
  /** ISO instant */
  created_at: z.string(),
  /** null: a user who was removed */
  created_by: z.string().nullable(),
})
export type SharedFile = z.output<typeof SharedFile>

/** GET /api/admin/departures/{id}/shared-files */
export const SharedFiles = z.object({
  /** the oldest first */
  files: z.array(SharedFile),
  /** somebody who travels ordered in another language than Turkish: a name in English is needed */
  needs_english: z.boolean(),
  may_write: z.boolean(),
})
export type SharedFiles = z.output<typeof SharedFiles>

/** A file of one of the order's departures, as its customer reads it. */
export const OrderSharedFile = z.object({
  id: z.number(),
  departure_id: z.number(),
  tour_name: z.string(),
  name: z.string(),
  bytes: z.number(),
})
export type OrderSharedFile = z.output<typeof OrderSharedFile>
