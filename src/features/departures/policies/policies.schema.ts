import { z } from 'zod'
import { currencies } from '#src/base/money.ts'
import { keptLineKinds } from './policies.links.ts'

/** `days` before departure or more, `percent` of the price is kept. */
export const PolicyStep = z.object({ days: z.number(), percent: z.number() })

/** A cost per person that is never given back, for prices in its currency. Major units. */
export const PolicyLine = z.object({ kind: z.enum(keptLineKinds), amount: z.number(), currency: z.enum(currencies) })

/** The part of the price that the agency keeps for a cancellation: after the last step, all of it. */
export const CancelPolicy = z.object({
  /** by falling days */
  steps: z.array(PolicyStep),
  lines: z.array(PolicyLine),
  version: z.number(),
})
export type CancelPolicy = z.output<typeof CancelPolicy>
