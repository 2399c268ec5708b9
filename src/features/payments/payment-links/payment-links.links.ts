/** The calls behind that page. */
export const payApiPath = '/api/payment-links'

/**
 * `kapali`: nothing can be paid with it, because the order is paid, cancelled or expired, or no card is taken now.
 * A paid link stays paid.
 */
export const linkStates = ['acik', 'odendi', 'geri-cekildi', 'suresi-doldu', 'kapali'] as const
export type LinkState = (typeof linkStates)[number]

/** Days for which a link can be valid at most. */
export const maxLinkDays = 365
/** Characters of what is paid for: a bank's page shows no more. */
export const maxPurpose = 100
