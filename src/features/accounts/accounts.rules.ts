import type { StringKey } from '#src/base/i18n/string-key.ts'
import type { RoleGroup } from './accounts.schema.ts'

/** What staff may do, by role group (rules.md, "Staff"). The whole matrix; an endpoint names one of these. */
export const permissions: Record<RoleGroup, readonly string[]> = {
  yonetici: [
    'content',
    'tours',
    'orders',
    'orders.read',
    'messages',
    'departures',
    'payments',
    'bank-accounts',
    'settings',
    'users',
    'audit',
  ],
  icerik: ['content', 'tours'],
  satis: ['orders', 'orders.read', 'messages', 'departures'],
  muhasebe: ['orders.read', 'payments', 'bank-accounts'],
}

/** An e-mail as accounts are known by: A to Z folded and nothing else, so İ and ı never match i. As users.email_key does. */
export function foldEmail(email: string): string {
  return email.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

type Place = { role_group: string; active: boolean }

/**
 * Why an account may not become what somebody wants it to be, by field; null when it may.
 * @param isOwn somebody changes their own account: nobody closes it, or gives themselves another role
 * @param hasOtherManager another active yonetici can sign in
 */
export function refusalOfChange(
  before: Place,
  after: Place,
  { isOwn, hasOtherManager }: { isOwn: boolean; hasOtherManager: boolean },
): { field: 'role_group' | 'active'; key: StringKey } | null {
  const field = before.role_group !== after.role_group ? 'role_group' : 'active'
  const loses = before.role_group !== after.role_group || (before.active && !after.active)
  if (!loses) return null
  if (isOwn) return { field, key: field === 'active' ? 'staff.own_account' : 'staff.own_role' }
  const manages = ({ role_group, active }: Place) => role_group === 'yonetici' && active
  if (manages(before) && !manages(after) && !hasOtherManager) return { field, key: 'staff.last_manager' }
  return null
}
