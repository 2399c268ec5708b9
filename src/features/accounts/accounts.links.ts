/** Lists for the browser, without the weight of the schemas. */
export const roleGroups = ['yonetici', 'icerik', 'satis', 'muhasebe'] as const
/** Languages of the office; those of the site are in the table `languages`. */
export const officeLangs = ['tr', 'en'] as const

/** Page that sets a password. The key is in the fragment, so that neither servers nor Referer headers receive it. */
export function passwordPath(key: string): string {
  return `/giris-yap/parola#key=${key}`
}

export const loginApiPath = '/api/auth/login'
export const passwordApiPath = '/api/auth/password'
export const forgottenPasswordApiPath = '/api/auth/forgotten-password'
export const statusApiPath = '/api/admin/status'
export const logoutApiPath = '/api/admin/logout'
export const usersApiPath = '/api/admin/users'
export const usersActiveApiPath = '/api/admin/users/active'
export const userSessionsApiPath = (id: number | ':id') => `${usersApiPath}/${id}/sessions`
export const accountApiPath = '/api/admin/account'
export const accountLanguageApiPath = `${accountApiPath}/language`
export const accountAuditApiPath = `${accountApiPath}/audit`
export const auditApiPath = '/api/admin/audit'
export const accountScreen = '/admin/account'
