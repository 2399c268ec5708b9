import { z } from 'zod'
import { Refusals } from './refusals/refusals.schema.ts'

const Instant = z.string()
const Bytes = z.number().int().nonnegative()

/** What needs attention, the most urgent first. */
export const needs = [
  'files',
  'disk',
  'backup_failed',
  'backup_overdue',
  'cards',
  'mails',
  'postponed',
  'work',
  'requests',
] as const
/** What was never set up: shown on the screen of the system; the dashboard has the list of first steps instead. */
export const setUpNeeds = ['no_backup', 'no_mail_server'] as const
export type SetUpNeed = (typeof setUpNeeds)[number]

const Need = z.object({ need: z.enum(needs), count: z.number().int() })
export type Need = z.infer<typeof Need>

export const SystemSummary = z.object({ needs: z.array(Need) })
export type SystemSummary = z.infer<typeof SystemSummary>

export const SystemState = SystemSummary.extend({
  set_up: z.array(z.enum(setUpNeeds)),
  /** Newest first; each group of the last 30 days. */
  failures: z.array(
    z.object({
      kind: z.enum(['request', 'sweep']),
      subject: z.string(),
      message: z.string(),
      count: z.number().int(),
      first_at: Instant,
      last_at: Instant,
      request_ids: z.array(z.string()),
    }),
  ),
  mails: z.object({
    given_up: z.number().int(),
    waiting: z.number().int(),
    last_error: z.string(),
    last_at: Instant.nullable(),
    /** the newest that were given up; `order_no`: null for mails about something else */
    list: z.array(
      z.object({ id: z.number(), subject: z.string(), order_no: z.string().nullable(), created_at: Instant }),
    ),
  }),
  /** Orders of the last week for which the provider of card payments opened no page, newest first, with its words. */
  cards: z.array(z.object({ order_no: z.string(), at: Instant, refusal: z.string() })),
  /** Whom limits refused in the last 24 hours, the newest first. */
  refusals: Refusals,
  /** Pictures that this process is making or will. */
  pictures: z.number().int(),
  /** `failed_since`: the first of the failed runs that end with the last one. */
  sweeps: z.array(
    z.object({ name: z.string(), last_at: Instant, ms: z.number().int(), failed_since: Instant.nullable() }),
  ),
  database: z.object({
    bytes: Bytes,
    tables: z.array(z.object({ name: z.string(), bytes: Bytes, rows: z.number() })),
    version: z.string(),
    schema: z.string(),
  }),
  /** of the process that answers; null where it cannot be known */
  disk: z.object({ free: Bytes, total: Bytes }).nullable(),
  /** the bucket that holds the files, and whether it answers this process; null: they are in the folder */
  files: z.object({ place: z.string(), trouble: z.enum(['away', 'refused']).nullable() }).nullable(),
  node: z.string(),
  started_at: Instant,
})
export type SystemState = z.infer<typeof SystemState>
