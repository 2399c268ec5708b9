import type { StringKey } from '#src/base/string-key.ts'
import type { RoleGroup } from './accounts.schema.ts'
import type { Permission } from './permissions.strings.ts'

/**
 * Permissions by role group (docs/rules.md, "Staff"). The complete matrix; each office endpoint requires one of these. The
 * users screen shows it in the words of permissions.strings.ts.
 */
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
    'personal-data',
  ],
  icerik: ['content', 'tours'],
  satis: ['orders', 'orders.read', 'messages', 'departures'],
  muhasebe: ['orders.read', 'payments', 'bank-accounts'],
} satisfies Record<RoleGroup, readonly Permission[]>

/** @param role_group as stored in the browser: false for an unknown one */
export function mayUse(role_group: string, permission: Permission): boolean {
  return permissions[role_group as RoleGroup]?.includes(permission) ?? false
}

/** Comparison key of an e-mail: only A to Z are lowercased, so İ and ı never equal i and a similar address stays another person's. Same as users.email_key. */
export function foldEmail(email: string): string {
  return email.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

type Place = { role_group: string; active: boolean }

/**
 * Why a change of an account is refused, with its field; null when it is allowed.
 * @param isOwn the user changes their own account: closing it and changing its role are refused
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
