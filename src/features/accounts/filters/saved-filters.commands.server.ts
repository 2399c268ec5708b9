import type { FilterScreen, SavedFilter } from '#src/base/admin-kit/list/saved-filters.ts'
import { transaction } from '#src/base/db/transaction.server.ts'
import { Failure, invalid, notFound } from '#src/base/errors.ts'
import type { Services, Staff } from '#src/base/http/endpoint/services.server.ts'
import { lockAccount } from '../accounts.store.server.ts'
import type { Permission } from '../permissions.strings.ts'
import type { FilterChange, NewFilter } from './saved-filters.schema.ts'
import { deleteFilter, findFilter, insertFilter, listFilters, updateFilter } from './saved-filters.store.server.ts'

/** Permission that reads each list. */
const filterPermissions: Record<FilterScreen, Permission> = { orders: 'orders.read', products: 'tours' }
/** Saved filters of a user on one screen. */
const maxFilters = 20

type Given = Pick<Services, 'db'>

/** @throws Failure 403 when the role may not see the screen */
export function filtersOf({ db }: Given, staff: Staff, screen: FilterScreen): Promise<SavedFilter[]> {
  assertMay(staff, screen)
  return listFilters(db, staff.id, screen)
}

/**
 * Repeated, it saves once.
 * @returns the id
 * @throws Failure 403 when the role may not see the screen; 422 for a name in use, and for one filter too many
 */
export async function saveFilter({ db }: Given, staff: Staff, { screen, name, query }: NewFilter): Promise<number> {
  assertMay(staff, screen)
  return transaction(db, async (tx) => {
    await lockAccount(tx, staff.id)
    const filters = await listFilters(tx, staff.id, screen)
    const same = filters.find((one) => one.name === name)
    if (same?.query === query) return same.id
    if (same) throw invalid('name', 'staff.filter_taken')
    if (filters.length >= maxFilters) throw invalid('name', 'staff.filter_limit', { n: maxFilters })
    return insertFilter(tx, { user_id: staff.id, screen, name, query })
  })
}

/** @throws Failure 404 when it was deleted meanwhile, in another tab; 422 for a name in use */
export async function changeFilter({ db }: Given, staff: Staff, id: number, change: FilterChange): Promise<void> {
  await transaction(db, async (tx) => {
    await lockAccount(tx, staff.id)
    const filter = await findFilter(tx, staff.id, id)
    if (!filter) throw notFound('staff.filter_gone')
    const { name = filter.name, query = filter.query } = change
    const others = (await listFilters(tx, staff.id, filter.screen)).filter((one) => one.id !== id)
    if (others.some((one) => one.name === name)) throw invalid('name', 'staff.filter_taken')
    await updateFilter(tx, id, { name, query })
  })
}

/** @throws Failure 404 when it was deleted meanwhile, in another tab */
export async function removeFilter({ db }: Given, staff: Staff, id: number): Promise<void> {
  if (!(await deleteFilter(db, staff.id, id))) throw notFound('staff.filter_gone')
}

function assertMay(staff: Staff, screen: FilterScreen): void {
  if (!staff.permissions.includes(filterPermissions[screen]))
    throw new Failure('not_allowed', { key: 'errors.not_allowed' })
}
