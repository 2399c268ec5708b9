import { permissions } from '../accounts/accounts.rules.ts'
import type { RoleGroup } from '../accounts/accounts.schema.ts'
import { type AlertCause, alertCauses, byCause } from './alerts.links.ts'

/** The permission that a subject of live events needs (db/functions/office_events.sql). */
const neededFor: Record<string, string> = {
  messages: 'messages',
  orders: 'orders.read',
  payments: 'orders.read',
  system: 'settings',
}

export function hears(granted: readonly string[], subject: string): boolean {
  const needed = neededFor[subject]
  return needed !== undefined && granted.includes(needed)
}

/** Causes that are on by default for a role group; others may be switched on. */
const usual: Record<RoleGroup, readonly AlertCause[]> = {
  yonetici: alertCauses,
  icerik: [],
  satis: ['orders', 'cards', 'messages', 'cancellations', 'order_messages', 'travel_info'],
  muhasebe: ['payments', 'cards', 'cancellations'],
}

/** The permission that a cause needs, unless it is about orders. */
const neededOf: Partial<Record<AlertCause, string>> = { messages: 'messages', backups: 'settings' }

/** Causes of which a role group may be alerted. */
export function causesFor(role_group: RoleGroup): AlertCause[] {
  return alertCauses.filter((cause) => permissions[role_group].includes(neededOf[cause] ?? 'orders.read'))
}

export type Wishes = Readonly<Record<AlertCause, boolean>>

/** Which mails a user gets. The present role limits earlier wishes. @param wishes null: not saved yet */
export function wantedBy(role_group: RoleGroup, wishes: Wishes | null): Wishes {
  const allowed = causesFor(role_group)
  const wants = (cause: AlertCause) => (wishes ? wishes[cause] : usual[role_group].includes(cause))
  return byCause((cause) => allowed.includes(cause) && wants(cause))
}

/** The wishes stored first. Causes that the role may not see are on, so that a later role starts with them. */
export function firstWishes(role_group: RoleGroup): Wishes {
  const allowed = causesFor(role_group)
  return byCause((cause) => !allowed.includes(cause) || usual[role_group].includes(cause))
}
