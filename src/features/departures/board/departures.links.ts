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

/** Days of the longest tour, first and last day included. */
export const maxTourDays = 61

/** Holidays by which departures are found: values of the filter in the address. */
export const holidayKeys = [
  'yilbasi',
  'somestr',
  'ara-tatil',
  'ramazan-bayrami',
  '23-nisan',
  '1-mayis',
  'kurban-bayrami',
  '19-mayis',
  '15-temmuz',
  '30-agustos',
  '29-ekim',
] as const
export type HolidayKey = (typeof holidayKeys)[number]

/** Maximum adults and children of one party. */
export const maxParty = 20

/** Up to this number of free seats the site says how many are left: "Son 4 yer". */
export const fewSeats = 6

/** Kinds of the lines of a price, in their order (pricing/pricing.rules.ts). */
export const lineKinds = [
  'multi_room',
  'single_room',
  'child_age_range_1',
  'child_age_range_2',
  'child_age_range_3',
  'child_age_range_4',
  'child_as_adult',
  'discount',
  'age_difference',
  'move_difference',
] as const
export type LineKind = (typeof lineKinds)[number]

/** Ages of a child price for display: '7–12'. */
export function ageRange({ min_age, max_age }: { min_age: number; max_age: number }): string {
  return `${min_age}–${max_age}`
}
