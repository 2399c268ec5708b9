import { done } from '#src/base/http/edits.server.ts'
import { Id, SavedId } from '#src/base/http/edits.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint.server.ts'
import { notFound } from '#src/base/http/errors.ts'
import { Done } from '#src/base/http/page.schema.ts'
import {
  CategoryBody,
  CategoryListQuery,
  CategoryQueue,
  OfficeCategories,
  OfficeCategory,
} from './categories.admin.schema.ts'
import { findOfficeCategories } from './categories.admin.store.server.ts'
import { categoriesAdminPath as path } from './categories.links.ts'
import { changeCategory, createCategory, orderCategories, removeCategory } from './category-edits.server.ts'

const access = 'may:tours'
const one = { path: `${path}/:id`, params: Id, access } as const

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
    ...one,
    method: 'GET',
    summary: 'One category with all its texts.',
    answer: OfficeCategory,
    handle: async ({ db, lang, params }) => {
      const [category] = await findOfficeCategories(db, lang, params)
      if (!category) throw notFound()
      return category
    },
  }),
  endpoint({
    method: 'POST',
    path,
    access,
    summary: 'A new category, the first of its list.',
    body: CategoryBody,
    answer: SavedId,
    status: 201,
    handle: async (call) => {
      const id = await createCategory(call.db, call.staff!, call.body.form_data)
      return { ...(await done(call, 'office.added')), data: { id } }
    },
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
      await orderCategories(call.db, call.staff!, section === 'sub' ? sub_category : null, queue)
      return done(call, 'office.queue_saved')
    },
  }),
  endpoint({
    ...one,
    method: 'PUT',
    summary: 'Changes a category; its old addresses lead to the new ones.',
    body: CategoryBody,
    answer: SavedId,
    handle: async (call) => {
      await changeCategory(call.db, call.staff!, call.params.id, call.body.form_data)
      return { ...(await done(call, 'office.saved')), data: call.params }
    },
  }),
  endpoint({
    ...one,
    method: 'DELETE',
    summary: 'Deletes a category without tours and sub-categories.',
    answer: Done,
    handle: async (call) => {
      await removeCategory(call.db, call.staff!, call.params.id)
      return done(call, 'office.deleted')
    },
  }),
]
