import { z } from 'zod'
import { day, orEmpty, words } from '#src/base/http/endpoint/fields.ts'
import { paged, pageNumber } from '#src/base/http/endpoint/page.schema.ts'

/** What may be done to a thing. A room that does something else to its things adds its word. */
export const auditActions = [
  'create',
  'update',
  'delete',
  'order',
  'password_link',
  'password',
  'preview_link',
] as const
export type AuditAction = (typeof auditActions)[number]

const fields = z.record(z.string(), z.unknown()).nullable()

/** One thing that somebody of the staff did. */
export const AuditItem = z.object({
  id: z.number(),
  at: z.string().meta({ description: 'ISO 8601' }),
  user_id: z.number().nullable(),
  user_name: z.string(),
  action: z.string(),
  entity: z.string().meta({ description: 'the table of the thing, such as users' }),
  entity_id: z.string().nullable(),
  before: fields.meta({ description: 'of a change, the fields that differ' }),
  after: fields,
})
export const AuditItems = paged(AuditItem)

const dayOrNone = orEmpty(day())

export const AuditQuery = z.object({
  page: pageNumber,
  /** id of a user, or a part of their name */
  who: words(0, 100).default(''),
  /** the action */
  what: z.union([z.literal(''), z.enum(auditActions)]).default(''),
  entity: words(0, 60).default(''),
  entity_id: words(0, 60).default(''),
  /** days in Istanbul, both included */
  from: dayOrNone,
  to: dayOrNone,
})
export type AuditQuery = z.output<typeof AuditQuery>
