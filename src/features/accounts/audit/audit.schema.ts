import { z } from 'zod'
import { day, orEmpty, plainText } from '#src/base/http/endpoint/fields.ts'
import { paged, pageNumber } from '#src/base/http/endpoint/page.schema.ts'

/** Recorded actions. A room with another kind of write adds its action here. */
export const auditActions = [
  'create',
  'update',
  'delete',
  'order',
  'password_link',
  'password',
  'end_sessions',
  'preview_link',
  'test',
] as const
export type AuditAction = (typeof auditActions)[number]

const fields = z.record(z.string(), z.unknown()).nullable()

/** One write of a staff member. */
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
  /** id of a user, or part of a name */
  who: plainText(0, 100).default(''),
  /** action */
  what: z.union([z.literal(''), z.enum(auditActions)]).default(''),
  entity: plainText(0, 60).default(''),
  entity_id: plainText(0, 60).default(''),
  /** days in Istanbul, both inclusive */
  from: dayOrNone,
  to: dayOrNone,
})
export type AuditQuery = z.output<typeof AuditQuery>
