export const roleGroups = ['yonetici', 'icerik', 'satis', 'muhasebe'] as const
export type RoleGroup = (typeof roleGroups)[number]

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
