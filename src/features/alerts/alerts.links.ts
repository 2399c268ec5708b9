/** What staff are told of. */
export const alertCauses = [
  'orders',
  'payments',
  'cards',
  'messages',
  'cancellations',
  'order_messages',
  'travel_info',
  'backups',
] as const
export type AlertCause = (typeof alertCauses)[number]

/** The settings of the signed-in user. */
export const alertSettingsApiPath = '/api/admin/account/alerts'
