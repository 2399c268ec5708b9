import { dayOf } from '#src/base/dates.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { hasBackups } from '#src/features/backups/backups.queries.server.ts'
import { hasDemo } from './demo.store.server.ts'
import { type FirstStep, firstSteps, firstStepsPath } from './first-steps.links.ts'
import { FirstSteps } from './first-steps.schema.ts'
import { findFirstSteps } from './first-steps.store.server.ts'

/** The permission of each step's screen. */
const permissions: Record<FirstStep, string> = {
  company: 'settings',
  look: 'settings',
  contact_info: 'settings',
  mail: 'settings',
  policies: 'tours',
  backups: 'settings',
  languages: 'content',
  opening: 'settings',
  bank_accounts: 'bank-accounts',
  contracts: 'content',
  categories: 'content',
  tours: 'tours',
  departures: 'departures',
  home: 'content',
}

export const firstStepsApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: firstStepsPath,
    access: 'staff',
    summary:
      'What an agency needs before it opens its site, with the steps that are done. Only steps that the user may do.',
    answer: FirstSteps,
    handle: async ({ db, now, staff, backups }) => {
      // The demo has steps undone that nobody is to do for it.
      if (await hasDemo(db)) return []
      const { done: stored, begun } = await findFirstSteps(db, dayOf(now()))
      const done = { ...stored, backups: await hasBackups({ db, backups }) }
      return firstSteps
        .filter((step) => staff.permissions.includes(permissions[step]))
        .map((step) => ({ step, is_done: done[step], is_begun: begun[step as keyof typeof begun] ?? done[step] }))
    },
  }),
]
