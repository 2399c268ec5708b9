export const ratesAdminPath = '/api/admin/rates'
export const ratesScreen = '/admin/settings/rates'
/** The Central Bank of Türkiye, or typed by staff. */
export const rateSources = ['tcmb', 'elle'] as const
export type RateSource = (typeof rateSources)[number]
export const foreignCurrencies = ['EUR', 'USD', 'GBP'] as const
export type ForeignCurrency = (typeof foreignCurrencies)[number]
