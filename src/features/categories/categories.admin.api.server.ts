import { editEndpoints } from '#src/base/http/endpoint/edit-endpoints.server.ts'
import { done } from '#src/base/http/endpoint/edits.server.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { Done } from '#src/base/http/endpoint/page.schema.ts'
import {
  CategoryBody,
  CategoryListQuery,
  CategoryQueue,
  OfficeCategories,
  OfficeCategory,
} from './categories.admin.schema.ts'
import { findOfficeCategories } from './categories.admin.store.server.ts'
import { categoryEdits } from './categories.commands.server.ts'
import { categoriesAdminPath as path } from './categories.links.ts'

const access = 'may:tours'

export const categoriesAdminApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path,
    access,
    summary: 'Categories as the office sees them: all of them, the main ones, or those inside one.',
    query: CategoryListQuery,
    answer: OfficeCategories,
    handle: ({ db, lang, query: { section, sub_category } }) =>
      findOfficeCategories(db, lang, section ? { parent_id: section === 'sub' ? sub_category : null } : 'all'),
  }),
  endpoint({
    method: 'PUT',
    path: `${path}/queue`,
    access,
    summary: 'The order of the main categories, or of those inside one.',
    body: CategoryQueue,
    answer: Done,
    handle: async (call) => {
      const { section, sub_category, queue } = call.body
      await categoryEdits(call.db, call.staff!).order(section === 'sub' ? sub_category : null, queue)
      return done(call, 'office.queue_saved')
    },
  }),
  ...editEndpoints({
    path,
    access,
    thing: 'category',
    item: OfficeCategory,
    find: async ({ db, lang }, id) => (await findOfficeCategories(db, lang, { id }))[0],
    form: CategoryBody,
    edits: categoryEdits,
  }),
]
