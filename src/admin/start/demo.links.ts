export const demoPath = '/api/admin/demo'
export const demoEndPath = '/api/admin/demo/end'

/** Kinds of records of the demo, as the office names them. Each is a table. */
export const demoTables = [
  'orders',
  'messages',
  'tours',
  'departures',
  'categories',
  'contents',
  'posts',
  'contracts',
  'bank_accounts',
  'contact_information',
  'social_media',
  'certificates',
  'cancellation_policies',
  'pickup_points',
  'users',
] as const
