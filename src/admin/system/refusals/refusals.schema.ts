import { z } from 'zod'
import { refusalKinds } from './refusals.links.ts'

/** Whom a limit refused in the last 24 hours. */
export const Refusal = z.object({
  kind: z.enum(refusalKinds),
  /** masked; '' when no address was counted, '*' for all beyond what is stored */
  network: z.string(),
  /** masked; '' when none was given */
  mailbox: z.string(),
  /** what they wanted seats of; null: nothing, or it was deleted */
  departure: z.object({ id: z.number(), tour_name: z.string(), start_date: z.string() }).nullable(),
  count: z.number(),
  /** ISO instant */
  last_at: z.string(),
})
export type Refusal = z.output<typeof Refusal>

/** GET /api/admin/refusals: the newest first. */
export const Refusals = z.array(Refusal)
export type Refusals = z.output<typeof Refusals>
