import type { FilterScreen } from '#src/base/admin-kit/list/saved-filters.ts'
import type { Permission } from '../permissions.strings.ts'

/** Permission that reads each list. */
export const filterPermissions: Record<FilterScreen, Permission> = { orders: 'orders.read', products: 'tours' }

/** Saved filters of a user on one screen. */
export const maxFilters = 20
