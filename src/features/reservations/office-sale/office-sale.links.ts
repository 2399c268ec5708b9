export const salesAdminPath = '/api/admin/sales'

/** Days for which staff may hold seats for a caller. */
export const maxHoldDays = 7
