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
  'login',
  'login_failed',
  'logout',
  'second_factor',
  'recovery_code',
  'reset_factors',
  'preview_link',
  'test',
  'look',
  'look_up',
  'download',
  'erase',
  'open_site',
  'close_site',
] as const
export type AuditAction = (typeof auditActions)[number]

const fields = z.record(z.string(), z.unknown()).nullable()

/** One write of a staff member, a login or a logout; one without a user is a login that failed. */
export const NamedAuditItem = z.object({
  id: z.number(),
  at: z.string().meta({ description: 'ISO 8601' }),
  user_id: z.number().nullable(),
  user_name: z.string(),
  action: z.string(),
  entity: z.string().meta({ description: 'the table of the thing, such as users' }),
  entity_id: z.string().nullable(),
  before: fields.meta({ description: 'of a change, the fields that differ' }),
  after: fields,
  name: z.string().nullable().meta({ description: 'of the thing, while it exists' }),
  /** of the thing: section of a post, page of a content, else '' */
  part: z.string(),
})
export type NamedAuditItem = z.output<typeof NamedAuditItem>
/** `names`: what ids in the records stand for, as `tours:12`. `people`: whose records can be asked for. */
export const AuditItems = paged(NamedAuditItem).extend({
  names: z.record(z.string(), z.string()),
  people: z.array(z.object({ id: z.number(), name: z.string() })),
})
export type AuditItems = z.output<typeof AuditItems>

const dayOrNone = orEmpty(day())

export const AuditQuery = z.object({
  page: pageNumber,
  /** id of a user, or part of a name */
  who: plainText(0, 100).default(''),
  /** action */
  what: z.union([z.literal(''), z.enum(auditActions)]).default(''),
  entity: plainText(0, 60).default(''),
  entity_id: plainText(0, 60).default(''),
  /** one thing: `tours:12` */
  thing: z
    .string()
    .regex(/^([a-z_]{1,40}:.{1,60})?$/)
    .default(''),
  /** part of a recorded value, or of the name of the thing */
  search: plainText(0, 100).default(''),
  /** days in Istanbul, both inclusive */
  from: dayOrNone,
  to: dayOrNone,
})
export type AuditQuery = z.output<typeof AuditQuery>
export const OwnAuditQuery = z.object({ page: pageNumber })
