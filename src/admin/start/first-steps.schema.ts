import { z } from 'zod'

/** What an agency needs before it opens its site, in the order of doing it. */
export const firstSteps = [
  'company',
  'look',
  'contact_info',
  'bank_accounts',
  'contracts',
  'mail',
  'categories',
  'tours',
  'departures',
  'home',
  'languages',
  'opening',
] as const
export type FirstStep = (typeof firstSteps)[number]

/** Steps that an agency may leave out. */
export const optionalSteps: readonly FirstStep[] = ['languages']

/** GET /api/admin/first-steps: the steps that the user's role group may do. */
export const FirstSteps = z.array(z.object({ step: z.enum(firstSteps), is_done: z.boolean() }))
export type FirstSteps = z.output<typeof FirstSteps>
