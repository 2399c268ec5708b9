import { savedFiltersPath as path } from '#src/base/admin-kit/list/saved-filters.ts'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { Id, SavedId } from '#src/base/http/endpoint/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import { changeFilter, filtersOf, removeFilter, saveFilter } from './saved-filters.commands.server.ts'
import { FilterChange, FilterScreenQuery, NewFilter, SavedFilters } from './saved-filters.schema.ts'

/** No public page shows them, so cached pages stay. */
const write = { access: 'staff', changes: false } as const

export const savedFiltersApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path,
    access: 'staff',
    summary: 'The filters that the signed-in user saved for a list of the office.',
    query: FilterScreenQuery,
    answer: SavedFilters,
    handle: ({ query, staff, ...services }) => filtersOf(services, staff, query.screen),
  }),
  endpoint({
    ...write,
    method: 'POST',
    path,
    summary: 'Saves the filters of a list under a name; at most twenty for a list.',
    body: NewFilter,
    answer: SavedId,
    handle: async ({ body, staff, ...call }) => {
      const id = await saveFilter(call, staff, body)
      return { ...(await done(call, 'staff.filter_saved')), data: { id } }
    },
  }),
  endpoint({
    ...write,
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Renames a saved filter, or replaces what it filters.',
    params: Id,
    body: FilterChange,
    answer: Done,
    handle: async ({ params: { id }, body, staff, ...call }) => {
      await changeFilter(call, staff, id, body)
      return done(call, 'staff.filter_saved')
    },
  }),
  endpoint({
    ...write,
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Deletes a saved filter.',
    params: Id,
    answer: Done,
    handle: async ({ params: { id }, staff, ...call }) => {
      await removeFilter(call, staff, id)
      return done(call, 'staff.filter_deleted')
    },
  }),
]
