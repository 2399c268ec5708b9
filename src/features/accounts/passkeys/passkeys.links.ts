import { factorsApiPath, secondFactorApiPath } from '../factors.links.ts'

export const passkeyLoginApiPath = `${secondFactorApiPath}/passkey`
export const passkeyLoginOptionsApiPath = `${passkeyLoginApiPath}/options`
export const passkeysApiPath = `${factorsApiPath}/passkeys`
export const passkeySetupApiPath = `${passkeysApiPath}/setup`
export const passkeyApiPath = (id: number | ':id') => `${passkeysApiPath}/${id}`

/** Of a user. */
export const maxPasskeys = 10
export const passkeyNameLength = 40
