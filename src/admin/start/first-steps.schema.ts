import { z } from 'zod'
import { firstSteps } from './first-steps.links.ts'

/** GET /api/admin/first-steps: the steps that the user's role group may do. */
export const FirstSteps = z.array(
  z.object({
    step: z.enum(firstSteps),
    is_done: z.boolean(),
    /** something is there, although the step may not be done */
    is_begun: z.boolean(),
  }),
)
export type FirstSteps = z.output<typeof FirstSteps>
