export const firstStepsPath = '/api/admin/first-steps'

/** What an agency needs before it opens its site, in the order of doing it. */
export const firstSteps = [
  'company',
  'look',
  'contact_info',
  'bank_accounts',
  'contracts',
  'policies',
  'mail',
  'backups',
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
