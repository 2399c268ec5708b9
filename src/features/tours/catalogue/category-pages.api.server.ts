import { dayOf } from '#src/base/dates.ts'
import { notFoundAt } from '#src/base/errors.ts'
import { type AnyEndpoint, endpoint } from '#src/base/http/endpoint/endpoint.server.ts'
import { toTree } from '#src/features/categories/categories.rules.ts'
import { CategoryParams, CategoryTree, CategoryTreeQuery } from '#src/features/categories/categories.schema.ts'
import { findCategory, findCategoryBySlug, listCategories } from '#src/features/categories/categories.store.server.ts'
import { findCategoryIds } from '../lists/list-categories.store.server.ts'
import { findFacets, listTours } from '../lists/tour-list.queries.server.ts'
import { ofTourLists } from '../tour-dependencies.store.server.ts'
import { CategoryPage, CategoryPageQuery } from './category-pages.schema.ts'
import { findTourLinks } from './tour-links.store.server.ts'

/** Categories with their tours. In this room, because tours may import categories, but not the reverse. */
export const categoryPagesApi: readonly AnyEndpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api/pages/categories',
    access: 'public',
    summary: 'Categories with their sub-categories, the number of their tours and the first 50 of them.',
    query: CategoryTreeQuery,
    answer: CategoryTree,
    cache: 'etag',
    handle: ({ db, query, lang }) =>
      ofTourLists(async () => {
        const links = query.products ? await findTourLinks(db, lang) : new Map<number, never>()
        return toTree(await listCategories(db, lang), links)
      }),
  }),
  endpoint({
    method: 'GET',
    path: '/api/pages/products/:seo_name',
    access: 'public',
    summary: 'A category or sub-category with one page of its tours. A former slug answers 404 with moved_to.',
    params: CategoryParams,
    query: CategoryPageQuery,
    answer: CategoryPage,
    cache: 'etag',
    handle: async ({ db, params, query, lang, now }) => {
      const found = await findCategoryBySlug(db, params.seo_name, lang)
      if (found.id === null) throw notFoundAt(found)
      const { id } = found
      const reader = { lang, today: dayOf(now()) }
      return ofTourLists(
        async () => {
          const [category, category_ids] = await Promise.all([
            findCategory(db, id, lang),
            findCategoryIds(db, params.seo_name, lang),
          ])
          const scope = { category_ids }
          return {
            ...category,
            products: await listTours(db, scope, query, reader),
            filters: await findFacets(db, scope, query, reader),
          }
        },
        { byPrice: true },
      )
    },
  }),
]
