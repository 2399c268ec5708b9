/** Page path without its language prefix. */
export const lookupPath = '/rezervasyonum'
/** For a visitor whose way back from a card payment has ended. */
export const endedReturnPath = `${lookupPath}?odeme=bitti`
export const lookupApiPath = '/api/reservation-lookup'
