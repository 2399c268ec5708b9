import { z } from 'zod'

/** What an agency needs before it can sell, in the order of doing it. Each is the key of its screen's menu entry, but `tour`. */
export const firstSteps = [
  'contact_info',
  'bank_accounts',
  'contracts',
  'categories',
  'tours',
  'departures',
  'home',
] as const
export type FirstStep = (typeof firstSteps)[number]

/** GET /api/admin/first-steps: the steps that the user's role group may do. */
export const FirstSteps = z.array(z.object({ step: z.enum(firstSteps), is_done: z.boolean() }))
export type FirstSteps = z.output<typeof FirstSteps>
