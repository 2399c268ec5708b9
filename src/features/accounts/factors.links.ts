import { accountApiPath, usersApiPath } from './accounts.links.ts'

/** Which users must have a second factor. */
export const factorRules = ['free', 'yonetici', 'everybody'] as const
export type FactorRule = (typeof factorRules)[number]

/** Methods that finish a login, besides a recovery code. */
export const factorMethods = ['passkey', 'one_time_code'] as const
export type FactorMethod = (typeof factorMethods)[number]

export const secondFactorApiPath = '/api/auth/second-factor'
export const factorsApiPath = `${accountApiPath}/factors`
export const oneTimeCodesApiPath = `${factorsApiPath}/one-time-codes`
export const recoveryCodesApiPath = `${factorsApiPath}/recovery-codes`
export const factorRuleApiPath = `${usersApiPath}/second-factor`
export const userFactorsApiPath = (id: number | ':id') => `${usersApiPath}/${id}/factors`

/** `code` of the answer to a right password that is not enough. */
export const secondFactorCode = 'second_factor'
