/** Page path without its language prefix. */
export const lookupPath = '/rezervasyonum'
export const lookupApiPath = '/api/reservation-lookup'
