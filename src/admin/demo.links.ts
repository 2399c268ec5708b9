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
export type DemoTable = (typeof demoTables)[number]

/** Why a record of the demo stays: staff changed it, or it has a departure, an order or a tour that stays. */
export const keptReasons = ['changed', 'departure', 'order', 'tour'] as const
export type KeptReason = (typeof keptReasons)[number]
