export const dashboardPath = '/api/admin/statistics/dashboard'
/** Days of the statistics, today included. */
export const ranges = [7, 30, 90, 365] as const
export type Range = (typeof ranges)[number]
export const defaultRange: Range = 30
