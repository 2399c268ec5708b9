/** Providers of card payments; `none`: the agency takes no cards. */
export const cardProviders = ['none', 'iyzico', 'paytr'] as const
export type CardProviderName = Exclude<(typeof cardProviders)[number], 'none'>

/** `alindi`: the money came; `vazgecildi`: the visitor left the page, and no money came within a day. */
export const attemptStatuses = ['acik', 'alindi', 'reddedildi', 'vazgecildi'] as const
export const cardRefundStatuses = ['bekliyor', 'iade', 'reddedildi'] as const

/** Counts of instalments that the hosted pages offer. */
export const installmentCounts = [1, 2, 3, 6, 9, 12] as const

export const cardSettingsPath = '/api/admin/payment-providers'
export const cardSettingsScreen = '/admin/settings/cards'

/** Path of the address to which a provider sends its notices; staff enter it in the provider's panel. */
export function noticePath(provider: CardProviderName): string {
  return `/api/payments/${provider}/notice`
}

/** Path of the page to which a provider sends the visitor back. @param key a secret of the attempt */
export function returnPath(provider: CardProviderName, key: string): string {
  return `/api/payments/${provider}/return?key=${key}`
}

/** Keys are written and never read. By provider, all of them are needed. */
export const cardKeys = {
  iyzico: ['iyzico_api_key', 'iyzico_secret_key'],
  paytr: ['paytr_merchant_id', 'paytr_merchant_key', 'paytr_merchant_salt'],
} as const
export const cardKeyNames = [...cardKeys.iyzico, ...cardKeys.paytr]
export type CardKeyName = (typeof cardKeyNames)[number]
