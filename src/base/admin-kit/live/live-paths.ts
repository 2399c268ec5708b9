/** Addresses that every office screen reads. */
export const officeEventsPath = '/api/admin/events'
export const officeCountsPath = '/api/admin/counts'
