export const departuresAdminPath = '/api/admin/departures'
export const departureToursPath = `${departuresAdminPath}/tours`
/** The office's screen. */
export const departuresPath = '/admin/departures'

/** The office's screen of a sale to a caller. */
export const saleScreen = '/admin/order-insert'
/** The office's screen of one departure. */
export const departureScreen = '/admin/departure-show'

/** Filters of a list of departures. The screen uses the same names in its address. */
export const departureFilters = ['month', 'product_id', 'status', 'search', 'past'] as const

/** Departures made or changed by one save. */
export const maxDepartures = 400
