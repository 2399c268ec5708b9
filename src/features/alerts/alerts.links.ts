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

export function byCause<T>(of: (cause: AlertCause) => T): Record<AlertCause, T> {
  return Object.fromEntries(alertCauses.map((cause) => [cause, of(cause)])) as Record<AlertCause, T>
}

export const alertSettingsApiPath = '/api/admin/account/alerts'
