export const departuresAdminPath = '/api/admin/departures'
export const departureToursPath = `${departuresAdminPath}/tours`
/** The office's screen. */
export const departuresPath = '/admin/departures'

/** The office's screen of a sale to a caller. */
export const saleScreen = '/admin/order-insert'
/** The office's screen of one departure. */
export const departureScreen = '/admin/departure-show'

/** Filters of a list of departures. The screen uses the same names in its address. */
export const departureFilters = [
  'month',
  'product_id',
  'status',
  'search',
  'past',
  'from',
  'to',
  'under_minimum',
  'left_behind',
  'changed_pickups',
  'needs_info',
] as const
/** Days before a departure from which too few participants are pointed out. */
export const minimumAlarmDays = 25
/** Days before a departure by which it is decided whether it runs with too few participants. */
export const minimumDecisionDays = 20

/** The screen with the departures of some days. @param more further filters */
export function departureDaysPath(days: { from: string; to: string }, more: Record<string, string> = {}): string {
  return `${departuresPath}?${new URLSearchParams({ view: 'days', ...days, ...more })}`
}

/** Departures made or changed by one save. */
export const maxDepartures = 400
