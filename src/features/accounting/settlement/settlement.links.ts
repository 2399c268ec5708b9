export const settlementPath = '/api/admin/card-settlement'
/** Takes the query of the list and `file`. */
export const settlementFilePath = `${settlementPath}/file`

/**
 * `yalniz-biz`: the provider does not list the payment; `yalniz-saglayici`: it lists one that is not booked here; `tutar`: another
 * amount; `iade`: what went back differs.
 */
export const differences = ['yalniz-biz', 'yalniz-saglayici', 'tutar', 'iade'] as const
export type Difference = (typeof differences)[number]

/** Days of a list at most: each is a question to the provider. */
export const maxSettlementDays = 31
