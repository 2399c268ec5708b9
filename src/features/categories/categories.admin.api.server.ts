import { invalid } from '#src/base/errors.ts'
import { editEndpoints } from '#src/base/http/endpoint/edit-endpoints.server.ts'
import {
  CategoryListQuery,
  categoryForm,
  categoryPlace,
  OfficeCategories,
  OfficeCategory,
} from './categories.admin.schema.ts'
import { findOfficeCategories, listOfficeCategories } from './categories.admin.store.server.ts'
import { categoryEdits } from './categories.commands.server.ts'
import { categoriesAdminPath } from './categories.links.ts'
import { categoryList } from './categories.rules.ts'

export const categoriesAdminApi = editEndpoints({
  path: categoriesAdminPath,
  access: 'may:tours',
  recordName: 'category',
  list: {
    summary: 'Categories for the office: all, the main ones, all sub-categories, or the sub-categories of one.',
    query: CategoryListQuery,
    answer: OfficeCategories,
    handle: ({ db, lang, query }) => listOfficeCategories(db, lang, categoryList(query)),
  },
  item: OfficeCategory,
  find: async ({ db, lang }, id) => (await findOfficeCategories(db, lang, { id }))[0],
  form: categoryForm,
  edits: categoryEdits,
  queue: {
    summary: 'The order of the main categories, or of the sub-categories of one.',
    list: categoryPlace,
    scopeOf: (place) => {
      const list = categoryList(place)
      if (list === 'sub') throw invalid('sub_category', 'errors.required')
      return list === 'all' ? { parent_id: null } : list
    },
  },
})
